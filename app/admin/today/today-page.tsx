import { useState } from "react";
import { useOutletContext } from "react-router";
import { isAdmin, type User } from "../../../domain/account/user.ts";
import type { ListedStep } from "../../../domain/ledger.ts";
import type { Todo } from "../../../domain/shop/todos.ts";
import { storedIds } from "../../browser-storage.ts";
import { recentMoment } from "../../ui/moment.ts";
import { panel } from "../panel-calls.ts";
import { TextButton } from "../panel-parts.tsx";
import { halfDoneForms } from "../product-form/half-done-forms.ts";
import { sectionLoader, useSectionData } from "../section-load.tsx";
import { sharedStore } from "../shared/shared-store.ts";
import { stepInWords } from "../steps/step-words.ts";
import { RecentSteps } from "../steps/steps-sheet.tsx";
import type { Route } from "./+types/today-page.ts";
import { FirstOpening } from "./first-opening.tsx";
import { OrderDay } from "./order-day.tsx";
import { PulseOfDay } from "./pulse-of-day.tsx";
import "./today-page.css";
import { TODO_WORDS } from "./todo-words.ts";
import { HalfDoneTodo, PlaceLink, Places, SharedTodo, TodoBlock, UnsavedTodo, unsavedForms } from "./waiting-todos.tsx";

export const clientLoader = sectionLoader(loadToday);

export { shouldRevalidate } from "../../ui/opened.ts";

async function loadToday() {
  const [today, shared] = await Promise.all([panel.today(), sharedStore.list()]);
  const { steps } = today.todos.length + today.lists.length === 0 ? await panel.steps() : { steps: [] };
  return { ...today, shared, lastSteps: steps.slice(0, LAST_STEPS) };
}

const LAST_STEPS = 5;

/** 'Bugün': what needs doing, each with one tap to where it is done. */
export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const user = useOutletContext<User>();
  const { answer, reload } = useSectionData(loaderData, loadToday);
  const { lists, seesPersons, pulse, todos, opening, shared, lastSteps } = answer;
  const forms = halfDoneForms(user.id).list();
  const unsaved = unsavedForms(user.id);
  const aside = storedIds(`sonraya-kalanlar:${user.id}`);
  const [left, setLeft] = useState(aside.read);
  const isLeft = (todo: Todo) => left.includes(asideId(todo));
  const leave = (todo: Todo) => {
    const next = [...todos.filter(isLeft), todo].map(asideId);
    aside.write(next);
    setLeft(next);
  };
  const isDone = lists.length + todos.length + forms.length + unsaved.length + shared.length === 0;
  return (
    <div className="kit-column today-page" data-wide>
      <div className="kit-ends">
        <h2>Bugün</h2>
        <RecentSteps onUndone={reload} />
      </div>
      {lists.length > 0 && <OrderDay lists={lists} seesPersons={seesPersons} />}
      {pulse && <PulseOfDay {...pulse} />}
      {isAdmin(user) && <FirstOpening opening={opening} user={user} onChanged={reload} />}
      {lists.length === 0 && !isDone && <p className="kit-soft today-page-calm">Siparişlerde bekleyen bir şey yok.</p>}
      <HalfDoneTodo forms={forms} />
      <UnsavedTodo forms={unsaved} />
      <SharedTodo count={shared.length} />
      {todos.map((todo) => !isLeft(todo) && <TodoCard key={todo.kind} todo={todo} onLeave={() => leave(todo)} />)}
      {todos.some(isLeft) && (
        <details className="kit-fold">
          <summary>Sonraya bıraktıkların: {todos.filter(isLeft).length}</summary>
          <div className="kit-stack">
            {todos.filter(isLeft).map((todo) => (
              <TodoCard key={todo.kind} todo={todo} />
            ))}
          </div>
        </details>
      )}
      {isDone && <AllDone steps={lastSteps} />}
    </div>
  );
}

/** It comes back as soon as there is one more or less of it. */
const asideId = ({ kind, count }: Todo) => `${kind}-${count}`;

type TodoCardProps = { todo: Todo; onLeave?: () => void };

export function TodoCard({ todo: { kind, count, items }, onLeave }: TodoCardProps) {
  const { title, hint, lead, nameOf, all } = TODO_WORDS[kind];
  const places = items.map(({ id, name }) => ({ name: nameOf?.(id) ?? name, to: lead(id) }));
  const unlisted = count - items.length;
  return (
    <TodoBlock id={kind} title={title(count)}>
      <p>{hint}</p>
      <Places places={places.slice(0, FIRST_ITEMS)} />
      {items.length > FIRST_ITEMS && (
        <details className="kit-fold">
          <summary>ve {count - FIRST_ITEMS} tane daha</summary>
          <Places places={places.slice(FIRST_ITEMS)} />
          {unlisted > 0 && <p>Bunlar bitince kalan {unlisted} tanesi gelir.</p>}
        </details>
      )}
      <div className="kit-ends">
        {all && <PlaceLink name="Listele" to={all} />}
        {onLeave && <TextButton action="Sonra" of={title(count)} onClick={onLeave} />}
      </div>
    </TodoBlock>
  );
}

const FIRST_ITEMS = 5;

const AllDone = ({ steps }: { steps: readonly ListedStep[] }) => (
  <TodoBlock id="all-done" title="Bugünlük bu kadar">
    {steps.length > 0 && (
      <>
        <p>Son yapılanlar:</p>
        <ol>
          {steps.map((step) => (
            <li key={step.id}>
              {stepInWords(step)} <span className="kit-soft">({recentMoment(step.at)})</span>
            </li>
          ))}
        </ol>
      </>
    )}
  </TodoBlock>
);
