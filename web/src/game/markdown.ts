/** The rulebooks' Markdown as blocks: headings, paragraphs, lists and tables. */

export interface Span {
  text: string;
  style: "plain" | "bold" | "code";
}

export type Block =
  | { type: "heading"; level: number; spans: Span[] }
  | { type: "paragraph"; spans: Span[] }
  | { type: "list"; items: Span[][] }
  | { type: "table"; head: Span[][]; rows: Span[][][] };

export function readSpans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== "")
    .map((part): Span => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "bold" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), style: "code" };
      return { text: part, style: "plain" };
    });
}

const cells = (line: string): Span[][] =>
  line
    .replace(/^\|\s*|\s*\|$/g, "")
    .split(/\s*(?<!\\)\|\s*/)
    .map((cell) => readSpans(cell.replaceAll("\\|", "|")));

function readChunk(chunk: string): Block {
  const lines = chunk.split("\n");
  if (lines[0]?.startsWith("|")) {
    return { type: "table", head: cells(lines[0]), rows: lines.slice(2).map(cells) };
  }
  if (/^(- |\d+\. )/.test(chunk)) {
    const items = chunk.split(/\n(?=- |\d+\. )/).map((item) => readSpans(item.replace(/^(- |\d+\. )/, "").replace(/\s*\n\s*/g, " ")));
    return { type: "list", items };
  }
  return { type: "paragraph", spans: readSpans(lines.join(" ")) };
}

export function readMarkdown(text: string): Block[] {
  return text
    .split(/\n(?=#)|\n\s*\n|(?<=^#[^\n]*)\n|(?<=\n#[^\n]*)\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== "")
    .map((chunk) => {
      const heading = /^(#+) (.*)$/.exec(chunk);
      if (heading) return { type: "heading", level: heading[1]?.length ?? 1, spans: readSpans(heading[2] ?? "") };
      return readChunk(chunk);
    });
}
