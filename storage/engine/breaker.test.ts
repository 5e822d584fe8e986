import { expect, onTestFinished, test, vi } from "vitest";
import { createBreaker } from "./breaker.ts";

const AWAY = { code: "unavailable", message: "Dükkân şu an bu işlemi yapamıyor, biraz sonra tekrar dene" };
const WITHIN = { timeout: 20_000 };

/** A database that answers, refuses or hangs, as the test says. */
function changingDatabase() {
  const database = { state: "here", statements: 0, told: [] as string[] };
  const ask = async () => {
    if (database.state === "hanging") await new Promise(() => {});
    if (database.state === "refusing") throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  };
  const breaker = createBreaker({
    probe: ask,
    opened: () => database.told.push("away"),
    closed: () => database.told.push("back"),
  });
  onTestFinished(breaker.stop);
  const run = () =>
    breaker.run(async () => {
      database.statements += 1;
      await ask();
      return "rows";
    });
  return { database, breaker, run };
}

test.each(["refusing", "hanging"])("a database that is %s is asked by nobody until it answers again", async (state) => {
  const { database, run } = changingDatabase();
  expect(await run()).toBe("rows");
  database.state = state;
  await expect(run()).rejects.toThrow();
  await vi.waitFor(() => expect(database.told).toEqual(["away"]), WITHIN);
  const { statements } = database;
  await expect(run()).rejects.toMatchObject(AWAY);
  expect(database.statements).toBe(statements);

  database.state = "here";
  await vi.waitFor(() => expect(database.told).toEqual(["away", "back"]), WITHIN);
  expect(await run()).toBe("rows");
});

test("who waits for an answer is told as soon as it is known that none comes, and once", async () => {
  const { database, breaker } = changingDatabase();
  const abandoned = vi.fn();
  const waiting = breaker.run(() => new Promise(() => {}), abandoned);
  database.state = "refusing";
  breaker.suspect();
  await expect(waiting).rejects.toMatchObject({ ...AWAY, cause: expect.objectContaining({ code: "ECONNREFUSED" }) });
  expect(abandoned).toHaveBeenCalledOnce();
});

test("one lost connection, one slow statement and one refusal are no outage", async () => {
  const { database, breaker, run } = changingDatabase();
  const slow = Promise.withResolvers<string>();
  const waiting = breaker.run(() => slow.promise);
  for (const message of ["Connection terminated unexpectedly", "syntax error"]) {
    await expect(breaker.run(() => Promise.reject(new Error(message)))).rejects.toThrow(message);
  }
  await new Promise((resolve) => setImmediate(resolve));
  slow.resolve("late rows");
  expect([await waiting, await run(), database.told]).toEqual(["late rows", "rows", []]);
});

test("a database that answers statements is not away, however long a new connection takes", async () => {
  const { database, breaker } = changingDatabase();
  database.state = "hanging";
  const suspicion = breaker.suspect();
  breaker.answered();
  await suspicion;
  expect(database.told).toEqual([]);
  await breaker.suspect();
  expect(database.told).toEqual(["away"]);
});
