package dev.hexplain.edit;

import static dev.hexplain.edit.EditedBytes.edited;
import static dev.hexplain.testing.Serialized.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.inspect.edits.ClassRenaming;
import dev.hexplain.inspect.edits.FieldRemoval;
import dev.hexplain.testing.Serialized;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Classes of Java streams get other names, and lose fields with the data of every object; the JDK reads exactly that. */
class EditedClassesTest {
    private record Item(String sku, Long price, Object more) implements Serializable {}

    private record Part(int n) implements Serializable {
        private static final long serialVersionUID = 7;
    }

    private record Sort(int n) implements Serializable {
        private static final long serialVersionUID = 9;
    }

    private record Box(Part part, Part[] parts) implements Serializable {}

    private record Crate(Sort part, Sort[] parts) implements Serializable {}

    @Test
    void a_class_gets_another_name_everywhere() throws Exception {
        Part first = new Part(1);
        byte[] bytes = Serialized.stream(new Box(first, new Part[] {new Part(2), first}));

        byte[] after = edited(
                bytes,
                "java_serialization",
                new ClassRenaming(Part.class.getName(), Sort.class.getName(), Optional.of(9L)),
                new ClassRenaming(Box.class.getName(), Crate.class.getName(), Optional.empty()));

        Crate crate = (Crate) read(after);
        assertThat(crate.part()).isEqualTo(new Sort(1)).isSameAs(crate.parts()[1]);
        assertThat(crate.parts()[0]).isEqualTo(new Sort(2));
        assertThatThrownBy(() ->
                        edited(bytes, "java_serialization", new ClassRenaming("com.acme.None", "a", Optional.empty())))
                .hasMessage("The dump describes no class `com.acme.None`.");
    }

    /** A chain whose inner objects are referred to from elsewhere, so that they move when the chain is taken out. */
    private static class Node implements Serializable {
        private static final long serialVersionUID = 1;

        private int number;
        private Object next;
        private String name;
    }

    private static final class Leaf extends Node {
        private static final long serialVersionUID = 1;

        private long weight;
    }

    @Test
    void a_field_is_taken_out_with_the_data_of_every_object() throws Exception {
        Leaf last = new Leaf();
        last.weight = 77;
        Node node = last;
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Node before = new Node();
            before.number = i;
            before.name = "name" + i;
            before.next = node;
            node = before;
            all.add(node);
        }
        List<Object> root = new ArrayList<>(all.reversed());
        root.add(last);
        byte[] bytes = Serialized.stream(root);

        byte[] after = edited(bytes, "java_serialization", new FieldRemoval(Node.class.getName(), "next"));

        List<?> read = (List<?>) read(after);
        assertThat(read).hasSize(6);
        for (int i = 0; i < 5; i++) {
            Node each = (Node) read.get(i);
            assertThat(each.number).isEqualTo(4 - i);
            assertThat(each.name).isEqualTo("name" + (4 - i));
            assertThat(each.next).isNull();
        }
        assertThat(((Leaf) read.getLast()).weight).isEqualTo(77);
        byte[] without = edited(after, "java_serialization", new FieldRemoval(Node.class.getName(), "number"));
        assertThat(((Node) ((List<?>) read(without)).getFirst()).name).isEqualTo("name4");
        assertThatThrownBy(() -> edited(bytes, "java_serialization", new FieldRemoval(Node.class.getName(), "none")))
                .hasMessageContaining("has no field `none`");
    }

    @Test
    void a_class_that_is_described_again_behind_a_reset_loses_the_field_there_as_well() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (int i = 0; i < 3; i++) {
                out.writeObject(new Item("sku" + i, (long) i, "more" + i));
                out.reset();
            }
        }

        byte[] after = edited(bytes.toByteArray(), "java_serialization", new FieldRemoval(Item.class.getName(), "sku"));

        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(after))) {
            for (int i = 0; i < 3; i++) {
                assertThat(in.readObject()).isEqualTo(new Item(null, (long) i, "more" + i));
            }
        }
    }
}
