import { stormOfSignIns } from "../guessing/floods.ts";
import { bearFloods } from "../load/floods-of-any-kind.ts";
import { bearIdleConnections } from "../load/idle-connections.ts";
import { bearSaves } from "../load/saves-in-a-row.ts";
import { bearSlowClients } from "../load/slow-clients.ts";
import { bearUploads } from "../load/storm-of-uploads.ts";
import { bearUnreadAnswers } from "../load/unread-answers.ts";
import type { Row } from "../row.ts";

export const faultsByLoad: readonly Row[] = [
  { id: "F16", what: "1,800 clients that are slow to ask or to read", hold: bearSlowClients },
  { id: "F17", what: "5,000 connections, 256 descriptors", hold: bearIdleConnections },
  { id: "F20", what: "A storm of uploads", hold: bearUploads },
  { id: "F21", what: "A storm of sign-ins", hold: stormOfSignIns },
  { id: "L1", what: "1,000 sockets × 400 requests whose answers nobody reads", hold: bearUnreadAnswers },
  {
    id: "L3",
    what: "300 connections of one network: searches, posts, keys, no token, wrong passwords, half bodies",
    tests: ["server/queue/gate.test.ts", "server/api/early-refusal.test.ts"],
    hold: bearFloods,
  },
  { id: "L4", what: "20 saves a second for a minute", hold: bearSaves },
];
