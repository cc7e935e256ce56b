import { relative } from "node:path";
import ts from "typescript";
import { FAILURE_STATUS } from "../../worker/failure";

// Finds, in the source code, every `Failure` code that the handler of a call can reach, directly or
// through other functions.

/** A top-level declaration, with the codes that it names and the declarations that it uses. */
interface Unit {
  name: string;
  codes: Set<string>;
  uses: Set<ts.Node>;
}

export interface Handled {
  /** The summary in its `describe`. */
  summary: string;
  method: string;
  /** The file of the route. */
  file: string;
  /** The route's own part of the path, in OpenAPI's syntax. */
  path: string;
  /** Each code, with the declarations through which it is reached. */
  codes: Map<string, string>;
}

/**
 * Reads the handlers of all calls.
 *
 * @param displayUses uses in which codes are only shown or compared: `user > used`
 */
export function handledCalls(displayUses: string[]): Handled[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} };
  const config = ts.getParsedCommandLineOfConfigFile("tsconfig.json", {}, host);
  const program = ts.createProgram(["worker/api/app.ts"], config?.options ?? {});
  const checker = program.getTypeChecker();
  const units = new Map<ts.Node, Unit>();

  const isOwn = (file: ts.SourceFile) => /^(worker|db)\//.test(relative(".", file.fileName));
  const nameOf = (node: ts.Node) =>
    ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)
      ? (node.name?.getText() ?? "")
      : "";

  function topOf(node: ts.Node): ts.Node {
    let top = node;
    while (top.parent && !ts.isSourceFile(top.parent)) {
      const statement = ts.isVariableDeclaration(top) ? top.parent.parent : undefined;
      if (statement?.parent && ts.isSourceFile(statement.parent)) return top;
      top = top.parent;
    }
    return top;
  }

  /** The codes that an expression can have, according to its type. */
  function codesOf(expression: ts.Expression): string[] {
    const type = checker.getTypeAtLocation(expression);
    const literals = (type.isUnion() ? type.types : [type]).filter((one) => one.isStringLiteral());
    // For a parameter that can be any code, the caller names the code.
    return literals.length < Object.keys(FAILURE_STATUS).length
      ? literals.map(({ value }) => value)
      : [];
  }

  const isCode = (literal: ts.StringLiteral) =>
    literal.text in FAILURE_STATUS &&
    checker.getContextualType(literal)?.aliasSymbol?.name === "FailureCode";

  function read(node: ts.Node, unit: Unit): Unit {
    const itself = topOf(node);
    const visit = (inner: ts.Node): void => {
      if (ts.isTypeNode(inner)) return;
      if (ts.isNewExpression(inner) && inner.expression.getText() === "Failure") {
        const [code] = inner.arguments ?? [];
        if (code) for (const one of codesOf(code)) unit.codes.add(one);
      }
      if (ts.isStringLiteral(inner) && isCode(inner)) unit.codes.add(inner.text);
      if (ts.isIdentifier(inner)) {
        const named = checker.getSymbolAtLocation(inner);
        const isImported = named && named.flags & ts.SymbolFlags.Alias;
        const symbol = isImported ? checker.getAliasedSymbol(named) : named;
        for (const declaration of symbol?.declarations ?? []) {
          const top = topOf(declaration);
          const isOther = top !== itself && nameOf(top) !== "";
          if (isOther && isOwn(declaration.getSourceFile())) unit.uses.add(top);
        }
      }
      ts.forEachChild(inner, visit);
    };
    visit(node);
    return unit;
  }

  function unitOf(node: ts.Node): Unit {
    const cached = units.get(node);
    if (cached) return cached;
    const unit = { name: nameOf(node), codes: new Set<string>(), uses: new Set<ts.Node>() };
    units.set(node, unit);
    return read(node, unit);
  }

  function reachedFrom(handler: ts.Node): Map<string, string> {
    const reached = new Map<string, string>();
    const seen = new Set<Unit>();
    const start = read(handler, { name: "", codes: new Set(), uses: new Set() });
    const queue: [Unit, string][] = [[start, "the handler"]];
    for (const [unit, way] of queue) {
      for (const code of unit.codes) if (!reached.has(code)) reached.set(code, way);
      for (const node of unit.uses) {
        const used = unitOf(node);
        if (seen.has(used) || displayUses.includes(`${unit.name} > ${used.name}`)) continue;
        seen.add(used);
        queue.push([used, `${way} > ${used.name}`]);
      }
    }
    return reached;
  }

  const calls: Handled[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const [path] = node.arguments;
    const handler = node.arguments.at(-1);
    const description = node.arguments.find(
      (one): one is ts.CallExpression =>
        ts.isCallExpression(one) && one.expression.getText() === "describe",
    );
    const [routeOptions] = description?.arguments ?? [];
    if (!path || !ts.isStringLiteral(path) || !handler || !routeOptions) return;
    if (!ts.isObjectLiteralExpression(routeOptions)) return;
    const summary = routeOptions.properties.find((one) => one.name?.getText() === "summary");
    if (!summary || !ts.isPropertyAssignment(summary)) return;
    calls.push({
      summary: checker.typeToString(checker.getTypeAtLocation(summary.initializer)),
      file: relative(".", node.getSourceFile().fileName),
      method: node.expression.name.text.toUpperCase(),
      path: path.text.replace(/:(\w+)(\{[^}]+\})?/g, "{$1}").replace(/\/$/, ""),
      codes: reachedFrom(handler),
    });
  };
  for (const file of program.getSourceFiles()) {
    if (/^worker\/api\//.test(relative(".", file.fileName))) visit(file);
  }
  return calls;
}
