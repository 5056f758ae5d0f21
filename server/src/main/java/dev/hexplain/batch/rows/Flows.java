package dev.hexplain.batch.rows;

import dev.hexplain.inspect.captures.DirectCapture;
import dev.hexplain.inspect.captures.FlowOrder;
import dev.hexplain.inspect.view.FlowView;
import dev.hexplain.inspect.view.Page;
import java.io.IOException;

/** Goes through the flows of a capture in their order. */
final class Flows {
    private static final int PAGE = 500;

    private Flows() {}

    /** Something done with a flow. */
    @FunctionalInterface
    interface Each {
        void take(FlowView flow) throws IOException;
    }

    static void of(DirectCapture capture, Each each) throws IOException {
        FlowOrder order = FlowOrder.of(FlowOrder.Key.NUMBER, false, "");
        long total = Long.MAX_VALUE;
        for (long from = 0; from < total; from += PAGE) {
            Page<FlowView> page = capture.flows(order, from, PAGE);
            total = page.total();
            for (FlowView flow : page.items()) {
                each.take(flow);
                capture.closeTrees();
            }
        }
    }
}
