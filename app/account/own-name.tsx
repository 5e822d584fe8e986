import type { User } from "../../domain/account/user.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";
import { Field } from "../ui/field.tsx";
import { account } from "./account-calls.ts";
import { TypedForm } from "./typed-form.tsx";

export function OwnName({ user }: { user: User }) {
  const { setUser } = useSession();
  return (
    <section className="account-part" aria-labelledby="bilgilerim">
      <h2 id="bilgilerim">Bilgilerim</h2>
      <dl className="account-facts">
        <dt>E-posta</dt>
        <dd>{user.email}</dd>
      </dl>
      <TypedForm
        action="Adımı kaydet"
        look="plain"
        onSubmit={async ({ name = "" }) => {
          setUser(await account.rename(name));
          toast.success("Adın kaydedildi");
        }}
      >
        <Field label="Ad Soyad" name="name" defaultValue={user.name} autoComplete="name" maxLength={100} required />
      </TypedForm>
    </section>
  );
}
