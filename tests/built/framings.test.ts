import { afterAll, beforeAll, expect, test } from "vitest";
import { type FrontDoor, openFrontDoor } from "../support/front-door.ts";
import { AMBIGUOUS, HOST, post } from "../support/made-up/framings.ts";

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor();
});
afterAll(() => door.close());

test.each(AMBIGUOUS)("%s gets at most one refusal, and the connection is closed", async (_, raw) => {
  const answers = await door.send(raw);
  // A request that breaks off after its headers may be closed without an answer.
  expect([[], ["400"]]).toContainEqual([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status));
});

test("a well-framed request is answered, and the next one on its connection too", async () => {
  const chunked = post("Transfer-Encoding: chunked", "2;a=b\r\n{}\r\n0\r\n\r\n");
  const last = `GET /healthz HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
  const answers = await door.send(chunked + last);
  expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(["422", "200"]);
});
