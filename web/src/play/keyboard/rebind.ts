import { type Binding, type Bindings, bindingsOf, type Command, COMMANDS } from '../../state/bindings.ts';

/** The choices with a key given to a command, as its only one, and taken from every other. */
export function withBinding(own: Bindings, chosen: Command, binding: Binding): Bindings {
  const robbed = COMMANDS.filter((command) => bindingsOf(command, own).includes(binding));
  const left = robbed.map((command) => [
    command,
    bindingsOf(command, own).filter((other) => other !== binding),
  ]);
  return { ...own, ...Object.fromEntries(left), [chosen]: [binding] };
}
