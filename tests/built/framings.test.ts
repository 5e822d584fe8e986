import { afterAll, beforeAll, expect, test } from "vitest";
import { type FrontDoor, openFrontDoor } from "../support/front-door.ts";

const HOST = "Host: a\r\n";

/** A request that is answered only by a server that reads the end of another request as a new one. */
const SMUGGLED = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n";

const post = (headers: string, body = "") =>
  `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n\r\n${body}`;

/** Requests whose end a proxy and a server behind it could see in different places. */
const AMBIGUOUS: readonly [name: string, raw: string][] = [
  ["a length and chunks", post("Content-Length: 4\r\nTransfer-Encoding: chunked", `0\r\n\r\n${SMUGGLED}`)],
  ["chunks and a length", post("Transfer-Encoding: chunked\r\nContent-Length: 4", `0\r\n\r\n${SMUGGLED}`)],
  ["two lengths", post("Content-Length: 0\r\nContent-Length: 40", SMUGGLED)],
  ["the same length twice", post("Content-Length: 2\r\nContent-Length: 2", "{}")],
  ["a list of lengths", post("Content-Length: 2, 2", "{}")],
  ["a length with a plus", post("Content-Length: +2", "{}")],
  ["a length below zero", post("Content-Length: -2", "{}")],
  ["a length in hex", post("Content-Length: 0x2", "{}")],
  ["a length with a blank", post("Content-Length: 1 2", "{}")],
  ["no length after its name", post("Content-Length: ", "{}")],
  ["a length too large to count", post("Content-Length: 99999999999999999999999", "{}")],
  ["half a length", post("Content-Length: 2.0", "{}")],
  ["an unknown coding", post("Transfer-Encoding: xchunked", `0\r\n\r\n${SMUGGLED}`)],
  ["chunks that are not the last coding", post("Transfer-Encoding: chunked, identity", `0\r\n\r\n${SMUGGLED}`)],
  ["identity as a coding", post("Transfer-Encoding: identity", SMUGGLED)],
  ["two codings", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", `0\r\n\r\n${SMUGGLED}`)],
  ["chunked twice", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", `0\r\n\r\n`)],
  ["a quoted coding", post('Transfer-Encoding: "chunked"', `0\r\n\r\n${SMUGGLED}`)],
  ["a coding behind a vertical tab", post("Transfer-Encoding: \x0bchunked", `0\r\n\r\n${SMUGGLED}`)],
  ["a blank before the coding's colon", post("Transfer-Encoding : chunked", `0\r\n\r\n${SMUGGLED}`)],
  ["a folded coding", post("Transfer-Encoding:\r\n chunked", `0\r\n\r\n${SMUGGLED}`)],
  ["a folded header", post("X-A: a\r\n b", "")],
  ["lines that end in LF", "GET / HTTP/1.1\nHost: a\n\n"],
  ["one header that ends in LF", "GET / HTTP/1.1\r\nHost: a\nX: y\r\n\r\n"],
  ["a lone CR", "GET / HTTP/1.1\r\nHost: a\rX: y\r\n\r\n"],
  ["two CR", "GET / HTTP/1.1\r\nHost: a\r\r\n\r\n"],
  ["NUL in a header", "GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n"],
  ["NUL in a header's name", "GET / HTTP/1.1\r\nHost: a\r\nX\0: ab\r\n\r\n"],
  ["a blank before a colon", "GET / HTTP/1.1\r\nHost : a\r\n\r\n"],
  ["a blank before the first header", "GET / HTTP/1.1\r\n Host: a\r\n\r\n"],
  ["a header without a colon", "GET / HTTP/1.1\r\nHost: a\r\nnothing\r\n\r\n"],
  ["a header without a name", "GET / HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n"],
  ["an extension that ends in LF", post("Transfer-Encoding: chunked", `2;a\n{}\r\n0\r\n\r\n${SMUGGLED}`)],
  ["a chunk's size with 0x", post("Transfer-Encoding: chunked", `0x2\r\n{}\r\n0\r\n\r\n`)],
  ["a chunk below zero", post("Transfer-Encoding: chunked", `-2\r\n{}\r\n0\r\n\r\n`)],
  ["a chunk too large to count", post("Transfer-Encoding: chunked", `fffffffffffffffff\r\n{}\r\n0\r\n\r\n`)],
  ["a blank behind a chunk's size", post("Transfer-Encoding: chunked", `2 \r\n{}\r\n0\r\n\r\n`)],
  ["chunks that end in LF", post("Transfer-Encoding: chunked", `2\n{}\n0\n\n`)],
  ["a chunk without its end", post("Transfer-Encoding: chunked", `2\r\n{}0\r\n\r\n`)],
  ["a chunk's size that ends in CR", post("Transfer-Encoding: chunked", `2\r{}\r\n0\r\n\r\n`)],
  ["a length after the chunks", post("Transfer-Encoding: chunked", `0\r\nContent-Length: 5\r\n\r\n`)],
  ["NUL after the chunks", post("Transfer-Encoding: chunked", `0\r\nX\0: 5\r\n\r\n`)],
  ["HTTP/0.9", "GET /\r\n\r\n"],
  ["HTTP/1.2", "GET / HTTP/1.2\r\nHost: a\r\n\r\n"],
  ["the beginning of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["http in small letters", "GET / http/1.1\r\nHost: a\r\n\r\n"],
  ["a tab for a blank", "GET\t/ HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["a blank in the address", "GET / x HTTP/1.1\r\nHost: a\r\n\r\n"],
];

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
