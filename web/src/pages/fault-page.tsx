import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';

/** Shown if a page itself fails. */
export const FaultPage = () => (
  <Panel title="Something went wrong on this page" mark="bad">
    <p>No decision was made. Reload the page; if it fails again, tell the operator.</p>
    <div>
      <Button onPress={() => location.reload()}>Reload page</Button>
    </div>
  </Panel>
);
