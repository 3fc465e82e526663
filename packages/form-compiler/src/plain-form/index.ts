export { recursiveDefinitions } from './expand-definitions';
export { namedOptions, ownWidgets } from './own-names';
export { plainSchema } from './plain-schema';
export { withPlainTypes } from './plain-types';
export { resolveForm } from './resolve-form';
export { isLocal, type Library, refName, resolveRefs } from './resolve-refs';
export { bindingErrors, schemaPointer } from './secret-bindings';
export { UnplainFormError } from './unplain-form-error';
