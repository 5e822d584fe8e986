import { expect, test } from "vitest";
import { createNotices } from "./postgres-notices.ts";

function opened() {
  const database = { revision: 7 };
  const reported: unknown[] = [];
  const notices = createNotices({
    revision: () => database.revision,
    committed: () => {},
    mayHaveChanged: async () => {},
    onUntold: (failure) => void reported.push(failure ?? "untold"),
    onTold: () => void reported.push("told"),
  });
  const commit = () => {
    database.revision += 1;
    return database.revision;
  };
  const begin = () => notices.begin(() => void reported.push("reconnects"));
  return { notices, reported, commit, begin };
}

test("a commit that polling finds before its notification arrives is no outage", async () => {
  const { notices, reported, commit, begin } = opened();
  await notices.poll();
  await begin();
  const revision = commit();
  await notices.poll();
  notices.tell({ epoch: "", revision });
  await notices.poll();
  await notices.poll();
  expect(reported).toEqual([]);
});

test("commits of which nothing tells are reported once, the connection is made anew, and so is the end reported", async () => {
  const { notices, reported, commit, begin } = opened();
  await begin();
  for (let time = 0; time < 5; time += 1) {
    commit();
    await notices.poll();
  }
  expect(reported).toEqual(["untold", "reconnects"]);
  await begin();
  notices.tell({ epoch: "", revision: commit() });
  notices.tell({ epoch: "", revision: commit() });
  await notices.poll();
  expect(reported).toEqual(["untold", "reconnects", "told"]);
});

test("a connection that cannot be made is reported with its reason, after the first commit of another process", async () => {
  const { notices, reported, commit } = opened();
  const refused = new Error("ECONNREFUSED");
  notices.fail(refused);
  for (let time = 0; time < 3; time += 1) await notices.poll();
  expect(reported).toEqual([]);
  commit();
  for (let time = 0; time < 3; time += 1) await notices.poll();
  expect(reported).toEqual([refused]);
});
