package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.capture.Flow;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.BindingView;
import dev.hexplain.store.BindingTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The formats that users bound to ports, and to flows of one capture.
 *
 * @param table the table they are stored in; empty where nothing is stored
 */
public record Bindings(Optional<BindingTable> table, String dump, LayerPath layers) {
    private static final String PORT = "port ";
    private static final int LARGEST_PORT = 65_535;

    /** Every port that a format is bound to. */
    public static List<BindingView> ofPorts(BindingTable table) {
        return table.startingWith(PORT).entrySet().stream()
                .map(each -> new BindingView(Integer.parseInt(each.getKey().substring(PORT.length())), each.getValue()))
                .sorted((one, other) -> Integer.compare(one.port(), other.port()))
                .toList();
    }

    /** Binds a port to a format; an empty one ends that. */
    public static void bindPort(BindingTable table, int port, String format) {
        if (port < 1 || port > LARGEST_PORT) {
            throw Refusal.badRequest("A port is a number from 1 to %d, and not %d.".formatted(LARGEST_PORT, port));
        }
        if (format.isEmpty()) {
            table.unbind(PORT + port);
        } else {
            table.bind(PORT + port, null, format);
        }
    }

    /** Binds a flow to a format; an empty one ends that. */
    void bindFlow(int flow, String format) {
        if (format.isEmpty()) {
            table.ifPresent(known -> known.unbind(scope(flow)));
        } else {
            table.ifPresent(known -> known.bind(scope(flow), dump, format));
        }
    }

    private String scope() {
        return "flow " + dump + " " + layers + " ";
    }

    private String scope(int flow) {
        return scope() + flow;
    }

    /** The bindings as they are now. */
    Known known() {
        return new Known(startingWith(PORT), startingWith(scope()), scope());
    }

    private Map<String, String> startingWith(String prefix) {
        return table.map(known -> known.startingWith(prefix)).orElse(Map.of());
    }

    /** Bindings at one moment. */
    record Known(Map<String, String> ports, Map<String, String> flows, String scope) {

        /** The format of a flow: its own, or that of the destination port, or of the other one. */
        Optional<String> of(Flow flow) {
            return Optional.ofNullable(flows.get(scope + flow.number()))
                    .or(() -> Optional.ofNullable(ports.get(PORT + flow.b().port())))
                    .or(() -> Optional.ofNullable(ports.get(PORT + flow.a().port())));
        }
    }
}
