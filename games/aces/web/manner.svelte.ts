const KEPT = "sandtable-aces-step-by-step";

/** AA-INT-10: how the player sends marches, kept on this device: announced as a whole, or step by step. */
class Marching {
  stepByStep = $state(localStorage.getItem(KEPT) === "yes");

  flip(): void {
    this.stepByStep = !this.stepByStep;
    localStorage.setItem(KEPT, this.stepByStep ? "yes" : "no");
  }
}

export const marching = new Marching();
