import type { User } from "../../domain/account/user.ts";
import { Part } from "../part/part.tsx";
import { TypedForm } from "../proof/typed-form.tsx";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";
import { Field } from "../ui/field.tsx";
import { account } from "./account-calls.ts";
import "./account.css";

export function OwnName({ user }: { user: User }) {
  const { setUser } = useSession();
  return (
    <Part title="Bilgilerim">
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
    </Part>
  );
}
