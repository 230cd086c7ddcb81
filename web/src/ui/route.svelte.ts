/** Where in the client the person is: the address says it, so that it can be kept, shared and gone back from. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; session: number; isEmbedded: boolean }
  | { page: "record" }
  | { page: "example"; game: string; isLesson: boolean }
  | { page: "game"; game: string }
  | { page: "nowhere" };

export function readRoute(path: string): Route {
  const table = /^\/table\/([^/]+)$/.exec(path);
  if (table) return { page: "table", table: decodeURIComponent(table[1] ?? "") };
  const replay = /^\/(replay|embed)\/([^/]+)\/(\d+)$/.exec(path);
  if (replay) {
    return { page: "replay", table: decodeURIComponent(replay[2] ?? ""), session: Number(replay[3]), isEmbedded: replay[1] === "embed" };
  }
  if (path === "/record") return { page: "record" };
  const example = /^\/(example|learn)\/([^/]+)$/.exec(path);
  if (example) return { page: "example", game: decodeURIComponent(example[2] ?? ""), isLesson: example[1] === "learn" };
  const game = /^\/games\/([^/]+)$/.exec(path);
  if (game) return { page: "game", game: decodeURIComponent(game[1] ?? "") };
  return { page: path === "/" ? "lobby" : "nowhere" };
}

class Router {
  route = $state.raw<Route>(readRoute(location.pathname));

  constructor() {
    window.addEventListener("popstate", () => (this.route = readRoute(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = readRoute(location.pathname);
    window.scrollTo(0, 0);
  }
}

export const router = new Router();
