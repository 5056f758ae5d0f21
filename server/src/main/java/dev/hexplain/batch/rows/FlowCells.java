package dev.hexplain.batch.rows;

import dev.hexplain.inspect.view.FlowView;
import dev.hexplain.inspect.view.FlowView.FlowSideView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The cells that say which side of which flow sent something.
 *
 * @param flow null for what no flow carried
 */
record FlowCells(
        @Nullable Long flow,
        @Nullable String protocol,
        @Nullable String sender,
        @Nullable String receiver) {
    static final FlowCells NONE = new FlowCells(null, null, null, null);

    static List<TableColumn> columns() {
        return List.of(
                TableColumn.number("flow", "number of the flow in its capture, from 0"),
                TableColumn.text("protocol", "`tcp` or `udp`"),
                TableColumn.text("sender", "address and port of the side that sent it"),
                TableColumn.text("receiver", "address and port of the other"));
    }

    /** @param side {@code a} or {@code b} */
    static FlowCells of(FlowView flow, String side) {
        FlowSideView sender = side.equals("a") ? flow.a() : flow.b();
        FlowSideView receiver = side.equals("a") ? flow.b() : flow.a();
        return new FlowCells((long) flow.number(), flow.protocol(), sender.endpoint(), receiver.endpoint());
    }
}
