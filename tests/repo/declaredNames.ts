import { childrenOf, type Node, parsed } from './ast.ts';

/**
 * The names that a file declares at any depth: variables, functions, parameters, types, and the members of types and
 * classes. Without the keys of objects, which can be stored values.
 */
export function declaredNames(file: string, source: string): string[] {
  const visit = (node: Node): string[] => [...declaredBy(node), ...childrenOf(node).flatMap(visit)];
  return visit(parsed(file, source));
}

function declaredBy(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return bindingsIn(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [node.id, ...node.params].flatMap((each) => (each ? bindingsIn(each) : []));
    case 'TSFunctionType':
      return node.params.flatMap(bindingsIn);
    case 'ClassDeclaration':
      return node.id ? [node.id.name] : [];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [node.id.name];
    case 'TSMethodSignature':
      return [...keyOf(node.key), ...node.params.flatMap(bindingsIn)];
    case 'TSPropertySignature':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return keyOf(node.key);
    default:
      return [];
  }
}

const keyOf = (key: Node): string[] =>
  key.type === 'Identifier' || key.type === 'PrivateIdentifier' ? [key.name] : [];

function bindingsIn(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return bindingsIn(pattern.left);
    case 'RestElement':
      return bindingsIn(pattern.argument);
    case 'TSParameterProperty':
      return bindingsIn(pattern.parameter);
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => bindingsIn(each.type === 'Property' ? each.value : each));
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? bindingsIn(each) : []));
    default:
      return [];
  }
}
