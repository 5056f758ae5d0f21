package dev.hexplain.batch.rows;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.captures.DirectCapture;
import dev.hexplain.inspect.captures.FlowOrder;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.CapturePage;
import dev.hexplain.inspect.view.FlowView;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A file that was decoded, and is open.
 *
 * @param share the flows that are gone through, where it is a capture
 */
record OpenedFile(DumpSession session, OpenTree tree, FlowShare share) {
    private static final int PAGE = 500;

    /** Something done with a flow. */
    @FunctionalInterface
    interface FlowUse {
        void take(DirectCapture capture, FlowView flow) throws IOException;
    }

    /** Goes through the flows of a capture in their order, those of the share; false where the file is none. */
    boolean flows(FlowUse each) throws IOException {
        try (@Nullable DirectCapture capture = session.captureIfAny(tree).orElse(null)) {
            if (capture != null) {
                flows(capture, each);
            }
            return capture != null;
        }
    }

    private void flows(DirectCapture capture, FlowUse each) throws IOException {
        FlowOrder order = FlowOrder.of(FlowOrder.Key.NUMBER, false, "");
        long total = Long.MAX_VALUE;
        for (long from = 0; from < total; from += PAGE) {
            CapturePage<FlowView> page = capture.flows(order, from, PAGE);
            total = page.total();
            for (FlowView flow : page.items()) {
                if (share.has(flow.number())) {
                    each.take(capture, flow);
                    capture.closeTrees();
                }
            }
        }
    }
}
