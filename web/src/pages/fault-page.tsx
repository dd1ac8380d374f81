import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';

/** What is shown where a page itself has failed. */
export const FaultPage = () => (
  <Panel title="Something went wrong in this page" mark="bad">
    <p>Nothing was decided by it. Load it again; if it fails again, tell whoever runs this service.</p>
    <div>
      <Button onPress={() => location.reload()}>Load it again</Button>
    </div>
  </Panel>
);
