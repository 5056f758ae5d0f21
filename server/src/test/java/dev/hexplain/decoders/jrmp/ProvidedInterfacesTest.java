package dev.hexplain.decoders.jrmp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.LogicalPath;
import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Calls of somebody's own interface, by its source; made by the JDK that runs these tests. */
class ProvidedInterfacesTest {
    /** What is ordered. */
    record Order(long id, String what) implements Serializable {
        private static final long serialVersionUID = 1;
    }

    /** What most of them do. */
    interface Named extends Remote {
        String name() throws RemoteException;
    }

    /** Parameters of every kind. */
    interface Orders<K extends Comparable<K>> extends Named {
        int place(Order order, int count) throws RemoteException;

        void all(byte b, char c, double d, float f, Order[] orders, int[][] numbers, long l, short s, boolean hash)
                throws RemoteException;

        <T extends Order> List<T> find(K key, Map<String, ? super T> more, String... words) throws RemoteException;
    }

    private static final String SOURCE = """
            package dev.hexplain.decoders.jrmp;

            import java.rmi.*;
            import java.util.*;

            class ProvidedInterfacesTest {
                record Order(long id, String what) implements java.io.Serializable {}

                interface Named extends Remote { String name() throws RemoteException; }

                interface Orders<K extends Comparable<K>> extends Named {
                    static Orders of() { return null; }
                    @Deprecated int place(final Order order, int count) throws RemoteException;
                    public abstract void all(byte b, char c, double d, float f, Order[] orders, int numbers[][], long l,
                        short s, boolean hash) throws RemoteException;
                    default <T extends Order> List<T> find(K key, Map<String, ? super T> more, String... words)
                        throws RemoteException { return List.of(); }
                }
            }
            """;

    private static byte[] calls() throws Exception {
        RecordedConversations.Loopback server = new RecordedConversations.Loopback();
        RecordedConversations.Recorder recorder = new RecordedConversations.Recorder();
        Registry registry = LocateRegistry.createRegistry(0, null, server);
        Orders<String> implemented = new Shop();
        try {
            @SuppressWarnings("unchecked")
            Orders<String> orders = (Orders<String>) UnicastRemoteObject.exportObject(implemented, 0, recorder, server);
            orders.name();
            orders.place(new Order(7, "tea"), 3);
            orders.all((byte) 1, 'c', 2, 3, new Order[0], new int[][] {{4}}, 5, (short) 6, true);
            orders.find("key", Map.of(), "a", "b");
        } finally {
            UnicastRemoteObject.unexportObject(implemented, true);
            UnicastRemoteObject.unexportObject(registry, true);
        }
        return recorder.connections().getFirst().sent().toByteArray();
    }

    private static final class Shop implements Orders<String> {
        @Override
        public String name() {
            return "shop";
        }

        @Override
        public int place(Order order, int count) {
            return count;
        }

        @Override
        public void all(
                byte b, char c, double d, float f, Order[] orders, int[][] numbers, long l, short s, boolean hash) {
            // only to be called
        }

        @Override
        public <T extends Order> List<T> find(String key, Map<String, ? super T> more, String... words) {
            return List.of();
        }
    }

    @Test
    void calls_say_the_interface_the_method_and_each_argument_by_its_name() throws Exception {
        Talk talk = Talk.by(SOURCE, calls());
        assertThat(talk.isComplete()).isTrue();
        List<Field> fields = TreeInvariants.check(talk.tree());
        TreeInvariants.checkAddresses(talk.tree(), fields);
        TreeInvariants.checkPaths(talk.tree(), fields);
        assertThat(talk.titles().stream().filter(title -> title.startsWith("Call") && !title.startsWith("Call dirty")))
                .containsExactly(
                        "Call Named.name()",
                        "Call Orders.place(order: ProvidedInterfacesTest$Order {id=7, what=\"tea\"}, count: 3)",
                        "Call Orders.all(b: 1, c: 'c', d: 2.0, f: 3.0, …)",
                        "Call Orders.find(key: \"key\", more: CollSer {tag=3, …}, words: String[] 2 elements)");
    }

    @Test
    void arguments_are_fields_with_the_names_and_types_of_the_parameters() throws Exception {
        Talk talk = Talk.by(SOURCE, calls());
        Field place = call(talk, "Orders.place");
        assertThat(child(talk, place, "callData.contents[0].hash")).endsWith("ProvidedInterfacesTest$Orders.place");
        assertThat(child(talk, place, "callData.contents[1]")).startsWith("order: ");
        assertThat(child(talk, place, "callData.contents[2].count")).isEqualTo("3");
        Field all = call(talk, "Orders.all");
        assertThat(child(talk, all, "callData.contents[0].d")).isEqualTo("2.0");
        assertThat(child(talk, all, "callData.contents[1]")).startsWith("orders: ");
        assertThat(child(talk, all, "callData.contents[2]")).startsWith("numbers: ");
        assertThat(child(talk, all, "callData.contents[3].s")).isEqualTo("6");
        // a name that stands in the block already is a number instead
        assertThat(child(talk, all, "callData.contents[3].arguments[8]")).isEqualTo("true");
        assertThat(child(talk, call(talk, "Orders.find"), "callData.contents[1]"))
                .isEqualTo("\"key\"  key");
    }

    @Test
    void logical_paths_begin_with_the_parameter() throws Exception {
        Talk talk = Talk.by(SOURCE, calls());
        Field place = call(talk, "Orders.place");
        assertThat(logical(talk, place, "callData.contents[1].classData[0].id")).isEqualTo("order.id");
        assertThat(logical(talk, place, "callData.contents[2].count")).isEqualTo("count");
    }

    @Test
    void without_the_source_or_with_another_methods_are_numbers() throws Exception {
        byte[] calls = calls();
        assertThat(Talk.of(calls).titles()).noneMatch(title -> title.contains("place"));
        Talk other = Talk.by(SOURCE.replace("int count", "long count"), calls);
        assertThat(other.titles())
                .noneMatch(title -> title.contains("place"))
                .anyMatch(title -> title.contains("find"));
    }

    @Test
    void a_mistake_in_the_source_has_a_place() {
        assertThatThrownBy(() -> Talk.by("interface A { void b(int); }", new byte[0]))
                .isInstanceOf(SchemaDiagnostic.class)
                .hasMessageContaining("the name of a parameter after type 'int'");
        assertThatThrownBy(() -> Talk.by("option references = true;", new byte[0]))
                .isInstanceOf(SchemaDiagnostic.class)
                .hasMessageContaining("references");
    }

    private static Field call(Talk talk, String title) {
        return talk.tree().children(talk.tree().root(), 0, 100).stream()
                .filter(field -> talk.tree().value(field).summary().startsWith(title))
                .findFirst()
                .orElseThrow();
    }

    private static String child(Talk talk, Field of, String path) {
        return talk.tree().value(at(talk, of, path)).summary();
    }

    private static Field at(Talk talk, Field of, String path) {
        return talk.at(of.name() + "." + path);
    }

    private static String logical(Talk talk, Field of, String path) {
        return LogicalPath.of(
                talk.tree(), talk.tree().lineage(at(talk, of, path).id(), 100));
    }
}
