import type { AsyncCommand } from 'fast-check';
import { checkInvariants } from './invariants.ts';
import type { Model, Visit } from './model.ts';

/** How many steps are left of those that were asked for; a walk that fails may take more to shrink. */
export interface Budget {
  left: number;
  taken: number;
}

/** Something that a visitor does. It does nothing where the page offers no way to. */
export interface Action {
  readonly name: string;
  /** Whether the next step follows without waiting for what this one leads to. */
  readonly isHasty?: boolean;
  readonly act: (visit: Visit, model: Model) => Promise<void>;
}

/** An action as a command of fast-check, after which all that must always hold is checked. */
export function step(
  { name, isHasty = false, act }: Action,
  budget: Budget,
): AsyncCommand<Model, Visit> {
  return {
    check: () => budget.left > 0,
    run: async (model, visit) => {
      budget.left -= 1;
      budget.taken += 1;
      await act(visit, model);
      if (!isHasty) await checkInvariants(model, visit);
    },
    toString: () => (isHasty ? `${name} hastily` : name),
  };
}
