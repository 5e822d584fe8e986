type Payload = { uid?: string; grantId?: string; consumed?: number };

/** Storage for one provider's sessions and codes. The library's own is shared by all providers and warns on the console. */
export function memoryAdapter() {
  const stored = new Map<string, Payload>();

  return class MemoryAdapter {
    readonly kind: string;

    constructor(kind: string) {
      this.kind = kind;
    }

    async upsert(id: string, payload: Payload) {
      stored.set(this.key(id), payload);
    }

    async find(id: string) {
      return stored.get(this.key(id));
    }

    async findByUid(uid: string) {
      return [...stored].find(([key, payload]) => key.startsWith(`${this.kind}:`) && payload.uid === uid)?.[1];
    }

    async consume(id: string) {
      const payload = stored.get(this.key(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string) {
      stored.delete(this.key(id));
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
    }

    private key(id: string) {
      return `${this.kind}:${id}`;
    }
  };
}
