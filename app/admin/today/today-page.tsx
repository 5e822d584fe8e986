import { Link, useOutletContext } from "react-router";
import { isAdmin, type User } from "../../../domain/account/user.ts";
import type { Todo } from "../../../domain/shop/todos.ts";
import { messages } from "../../messages.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { panel } from "../panel-calls.ts";
import { halfDoneForms } from "../product-form/half-done-forms.ts";
import { sharedStore } from "../shared/shared-store.ts";
import { stepInWords } from "../steps/step-words.ts";
import { useFailureHandler } from "../use-failure-handler.ts";
import { FirstOpening } from "./first-opening.tsx";
import { HalfDoneTodo } from "./half-done-todo.tsx";
import { SharedTodo } from "./shared-todo.tsx";
import "./today-page.css";
import { TODO_WORDS } from "./todo-words.ts";
import { UnsavedTodo, unsavedForms } from "./unsaved-todo.tsx";

/** 'Bugün': what needs doing, each with one tap to where it is done. */
export default function TodayPage() {
  const user = useOutletContext<User>();
  const handleFailure = useFailureHandler();
  const { answer, hasFailed, reload } = useRequest(panel.today, (error) => handleFailure(error, messages.dataFailed));
  const forms = halfDoneForms(user.id).list();
  const { answer: shared = [] } = useRequest(sharedStore.list);
  const unsaved = unsavedForms(user.id);
  const isDone = answer?.todos.length === 0 && forms.length + unsaved.length === 0 && shared.length === 0;
  return (
    <div className="kit-column">
      <h2>Bugün</h2>
      {hasFailed && <LostPart onRetry={reload} />}
      {!answer && !hasFailed && <Spinner />}
      {answer && isAdmin(user) && <FirstOpening opening={answer.opening} userId={user.id} />}
      <HalfDoneTodo forms={forms} />
      <UnsavedTodo forms={unsaved} />
      <SharedTodo count={shared.length} />
      {answer?.todos.map((todo) => (
        <TodoCard key={todo.kind} todo={todo} />
      ))}
      {isDone && <AllDone />}
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

function AllDone() {
  const { answer } = useRequest(() => panel.steps());
  return (
    <section className="today-page-done" aria-labelledby="all-done">
      <h3 id="all-done">Bugünlük bu kadar</h3>
      {answer && answer.steps.length > 0 && (
        <>
          <p>Son yapılanlar:</p>
          <ol>
            {answer.steps.slice(0, LAST_STEPS).map((step) => (
              <li key={step.id}>
                {stepInWords(step)} <span>({recentMoment(step.at)})</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const LAST_STEPS = 5;
