package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.capture.Flow;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.BindingView;
import dev.hexplain.store.BindingTable;
import dev.hexplain.store.Dump;
import dev.hexplain.store.SpaceAccess;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The formats that users bound to ports of a space, and to flows of one capture. What is bound in the space of a dump counts
 * before what is bound for everybody.
 *
 * @param table the table they are stored in; empty where nothing is stored
 * @param space of the dump
 */
public record Bindings(Optional<BindingTable> table, String space, String dump, LayerPath layers) {
    private static final int LARGEST_PORT = 65_535;

    /** Of a capture that nothing is bound for. */
    public static final Bindings NONE = new Bindings(Optional.empty(), SpaceAccess.PUBLIC, "", LayerPath.NONE);

    static Bindings of(BindingTable table, Dump dump, LayerPath layers) {
        return new Bindings(Optional.of(table), dump.space(), dump.id(), layers);
    }

    /** Every port that a format is bound to in a space. */
    public static List<BindingView> ofPorts(BindingTable table, String space) {
        Map<Integer, BindingView> found = new TreeMap<>();
        for (String each : List.of(SpaceAccess.PUBLIC, space)) {
            table.ports(each).forEach((port, format) -> found.put(port, new BindingView(port, format, each)));
        }
        return List.copyOf(found.values());
    }

    /** Binds a port to a format in a space; an empty one ends the binding that counts there. */
    public static void bindPort(BindingTable table, String space, int port, String format) {
        if (port < 1 || port > LARGEST_PORT) {
            throw Refusal.badRequest("A port is a number from 1 to %d, and not %d.".formatted(LARGEST_PORT, port));
        }
        if (!format.isEmpty()) {
            table.bindPort(space, port, format);
        } else if (!table.unbindPort(space, port)) {
            table.unbindPort(SpaceAccess.PUBLIC, port);
        }
    }

    /** Binds a flow to a format; an empty one ends that. */
    void bindFlow(int flow, String format) {
        if (format.isEmpty()) {
            table.ifPresent(known -> known.unbindFlow(scope(flow)));
        } else {
            table.ifPresent(known -> known.bindFlow(scope(flow), dump, format));
        }
    }

    private String scope() {
        return dump + " " + layers + " ";
    }

    private String scope(int flow) {
        return scope() + flow;
    }

    /** The bindings as they are now. */
    Known known() {
        Map<Integer, String> ports = new TreeMap<>();
        table.ifPresent(known -> {
            ports.putAll(known.ports(SpaceAccess.PUBLIC));
            ports.putAll(known.ports(space));
        });
        return new Known(ports, table.map(known -> known.flows(scope())).orElse(Map.of()), scope());
    }

    /** Bindings at one moment. */
    record Known(Map<Integer, String> ports, Map<String, String> flows, String scope) {

        /** The format of a flow: its own, or that of the destination port, or of the other one. */
        Optional<String> of(Flow flow) {
            return Optional.ofNullable(flows.get(scope + flow.number()))
                    .or(() -> Optional.ofNullable(ports.get(flow.b().port())))
                    .or(() -> Optional.ofNullable(ports.get(flow.a().port())));
        }
    }
}
