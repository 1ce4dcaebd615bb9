import { LiveSection } from '../components/live/LiveSection.tsx';
import { Pipeline } from '../components/live/Pipeline.tsx';
import { pipelineWords } from '../content/live/pipeline.ts';

/** A sales team's enquiries to move from stage to stage, on the CRM page. */
export default function CrmPipeline() {
  return (
    <LiveSection name="pipeline" words={pipelineWords} wide>
      <Pipeline words={pipelineWords} />
    </LiveSection>
  );
}
