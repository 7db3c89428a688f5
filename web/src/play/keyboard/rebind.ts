import { type Binding, type Bindings, bindingsOf, type Command, COMMANDS } from '../../state/bindings.ts';

/** The bindings with a key assigned to a command, as its only key, and removed from all others. */
export function withBinding(own: Bindings, chosen: Command, binding: Binding): Bindings {
  const robbed = COMMANDS.filter((command) => bindingsOf(command, own).includes(binding));
  const left = robbed.map((command) => [
    command,
    bindingsOf(command, own).filter((other) => other !== binding),
  ]);
  return { ...own, ...Object.fromEntries(left), [chosen]: [binding] };
}
