type Payload = { uid?: string; grantId?: string; consumed?: number };

/** Where one provider keeps its sessions and codes: the library's own place is shared by all and says so on the console. */
export function memoryAdapter() {
  const kept = new Map<string, Payload>();

  return class MemoryAdapter {
    readonly kind: string;

    constructor(kind: string) {
      this.kind = kind;
    }

    async upsert(id: string, payload: Payload) {
      kept.set(this.key(id), payload);
    }

    async find(id: string) {
      return kept.get(this.key(id));
    }

    async findByUid(uid: string) {
      return [...kept].find(([key, payload]) => key.startsWith(`${this.kind}:`) && payload.uid === uid)?.[1];
    }

    async consume(id: string) {
      const payload = kept.get(this.key(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string) {
      kept.delete(this.key(id));
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    }

    private key(id: string) {
      return `${this.kind}:${id}`;
    }
  };
}
