declare module 'autocannon' {
  interface Figures {
    readonly average: number;
    readonly max: number;
    readonly total: number;
    readonly p50: number;
    readonly p90: number;
    readonly p99: number;
  }
  interface Result {
    readonly requests: Figures;
    readonly latency: Figures;
    readonly throughput: Figures;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** In seconds. */
    readonly duration: number;
    /** In seconds. */
    readonly timeout: number;
    readonly requests: readonly {
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
    }[];
  }
  export default function autocannon(options: Options): Promise<Result>;
}
