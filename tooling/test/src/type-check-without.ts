import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as ts from 'typescript';

/** A plug-in, read from its folder. */
export interface PluginFolder {
  /** Absolute, without a trailing slash. */
  folder: string;
  /** Name of its package. */
  name: string;
}

export interface Removal {
  plugin: PluginFolder;
  /** Absolute path → text, for files that differ without the plug-in. */
  changed: Map<string, string>;
}

/**
 * Type-checks one app several times, each time without the folder of one plug-in. Nothing is written or copied: the
 * compiler gets a file system without the folder. After the first check it only checks dependent files again.
 */
export function typeChecker(tsconfig: string) {
  const { fileNames, options } = readConfig(tsconfig);
  const parsed = new Map<string, ts.SourceFile>();

  const check = (removal: Removal | undefined, before?: ts.SemanticDiagnosticsBuilderProgram) => {
    const host = ts.createIncrementalCompilerHost(options, fileSystemWithout(removal));
    const parse = host.getSourceFile.bind(host);
    // Without it, unchanged files would still resolve to the folder.
    host.hasInvalidatedResolutions = () => true;
    host.getSourceFile = (path, version, ...rest) => {
      if (removal?.changed.has(path)) return parse(path, version, ...rest);
      const known = parsed.get(path) ?? parse(path, version, ...rest);
      if (known) parsed.set(path, known);
      return known;
    };
    const program = ts.createSemanticDiagnosticsBuilderProgram(fileNames, { ...options, noEmit: true }, host, before);
    return { program, errors: errorsOf(program) };
  };

  const whole = check(undefined);
  return {
    /** Errors of the app with all plug-ins. */
    errors: whole.errors,
    /** Errors of the app without a plug-in. */
    errorsWithout: (removal: Removal) => check(removal, whole.program).errors,
  };
}

function readConfig(tsconfig: string): ts.ParsedCommandLine {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: raise };
  const config = ts.getParsedCommandLineOfConfigFile(tsconfig, {}, host);
  if (!config) throw new Error(`${tsconfig} cannot be read.`);
  return config;
}

function fileSystemWithout(removal: Removal | undefined): ts.System {
  if (!removal) return ts.sys;
  const { plugin, changed } = removal;
  const isGone = (path: string) =>
    `${path}/`.startsWith(`${plugin.folder}/`) || `${path}/`.includes(`/node_modules/${plugin.name}/`);
  return {
    ...ts.sys,
    fileExists: (path) => !isGone(path) && ts.sys.fileExists(path),
    directoryExists: (path) => !isGone(path) && ts.sys.directoryExists(path),
    readFile: (path, encoding) => changed.get(path) ?? (isGone(path) ? undefined : ts.sys.readFile(path, encoding)),
  };
}

function errorsOf(program: ts.SemanticDiagnosticsBuilderProgram): string[] {
  const found = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  return found.map(
    ({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

function raise(error: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(error.messageText, ' '));
}

/** The list of plug-ins without the lines of one: its import, and its name in the list. */
export function listWithout(file: string, packageName: string): string {
  const text = readFileSync(resolve(file), 'utf8');
  const line = new RegExp(`^import \\{ (?:\\w+ as )?(\\w+) \\} from '${packageName}/\\w+';\\n`, 'm');
  const name = line.exec(text)?.[1];
  if (name === undefined) return text;
  return text.replace(line, '').replace(new RegExp(`(?<=[\\[\\s])${name}(?:,\\s*|(?=\\s*\\]))`), '');
}
