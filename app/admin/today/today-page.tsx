import { Link, useOutletContext } from "react-router";
import { isAdmin, type User } from "../../../domain/account/user.ts";
import type { ListedStep } from "../../../domain/ledger/ledger.ts";
import type { Todo } from "../../../domain/shop/todos.ts";
import { recentMoment } from "../../ui/moment.ts";
import { panel } from "../panel-calls.ts";
import { halfDoneForms } from "../product-form/half-done-forms.ts";
import { sectionLoader } from "../section-load.ts";
import { sharedStore } from "../shared/shared-store.ts";
import { stepInWords } from "../steps/step-words.ts";
import type { Route } from "./+types/today-page.ts";
import { FirstOpening } from "./first-opening.tsx";
import { HalfDoneTodo } from "./half-done-todo.tsx";
import { SharedTodo } from "./shared-todo.tsx";
import "./today-page.css";
import { TODO_WORDS } from "./todo-words.ts";
import { UnsavedTodo, unsavedForms } from "./unsaved-todo.tsx";

export const clientLoader = sectionLoader(async () => {
  const [today, shared] = await Promise.all([panel.today(), sharedStore.list()]);
  const { steps } = today.todos.length === 0 ? await panel.steps() : { steps: [] };
  return { ...today, shared, lastSteps: steps.slice(0, LAST_STEPS) };
});

const LAST_STEPS = 5;

/** 'Bugün': what needs doing, each with one tap to where it is done. */
export default function TodayPage({ loaderData: { todos, opening, shared, lastSteps } }: Route.ComponentProps) {
  const user = useOutletContext<User>();
  const forms = halfDoneForms(user.id).list();
  const unsaved = unsavedForms(user.id);
  const isDone = todos.length + forms.length + unsaved.length + shared.length === 0;
  return (
    <div className="kit-column">
      <h2>Bugün</h2>
      {isAdmin(user) && <FirstOpening opening={opening} userId={user.id} />}
      <HalfDoneTodo forms={forms} />
      <UnsavedTodo forms={unsaved} />
      <SharedTodo count={shared.length} />
      {todos.map((todo) => (
        <TodoCard key={todo.kind} todo={todo} />
      ))}
      {isDone && <AllDone steps={lastSteps} />}
    </div>
  );
}

export function TodoCard({ todo }: { todo: Todo }) {
  const { title, hint } = TODO_WORDS[todo.kind];
  const unlisted = todo.count - todo.items.length;
  return (
    <section className="today-page-todo" aria-labelledby={todo.kind}>
      <h3 id={todo.kind}>{title(todo.count)}</h3>
      <p>{hint}</p>
      <Items kind={todo.kind} items={todo.items.slice(0, FIRST_ITEMS)} />
      {todo.items.length > FIRST_ITEMS && (
        <details>
          <summary>ve {todo.count - FIRST_ITEMS} tane daha</summary>
          <Items kind={todo.kind} items={todo.items.slice(FIRST_ITEMS)} />
          {unlisted > 0 && <p>Bunlar bitince kalan {unlisted} tanesi gelir.</p>}
        </details>
      )}
    </section>
  );
}

const FIRST_ITEMS = 5;

function Items({ kind, items }: Pick<Todo, "kind" | "items">) {
  const { lead, nameOf } = TODO_WORDS[kind];
  return (
    <ul>
      {items.map(({ id, name }) => (
        <li key={id}>
          <Link className="button button-plain button-small" to={lead(id)}>
            {nameOf?.(id) ?? name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const AllDone = ({ steps }: { steps: readonly ListedStep[] }) => (
  <section className="today-page-done" aria-labelledby="all-done">
    <h3 id="all-done">Bugünlük bu kadar</h3>
    {steps.length > 0 && (
      <>
        <p>Son yapılanlar:</p>
        <ol>
          {steps.map((step) => (
            <li key={step.id}>
              {stepInWords(step)} <span>({recentMoment(step.at)})</span>
            </li>
          ))}
        </ol>
      </>
    )}
  </section>
);
