/** Things that a page asks of the server, one at a time: whether one is under way, and why the last one failed. */
export class Attempts {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  async make(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.error = null;
    try {
      await what();
    } catch (it) {
      this.error = it;
    } finally {
      this.busy = false;
    }
  }
}
