package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.objects.ObjectRowKind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import java.util.List;

/** The forms of maps and members: entries are named by their keys. */
final class KryoMappings {
    /** Tag, chunk length, value, chunk end. */
    private static final int FIELD_PARTS = 4;

    static final ObjectRowKind MAP = new ObjectRowKind("mapping", "", new Tail.OwnRows(), ContainerPreviews::map);
    static final ObjectRowKind ENTRY =
            new ObjectRowKind(ObjectRowKind.ENTRY, "entry", new Tail.OwnRows(), KryoMappings::entry);

    /** A member with what surrounds its value; has the value's value. */
    static final ObjectRowKind FIELD = new ObjectRowKind("field", "field", new Tail.OwnRows(), KryoMappings::field);

    private KryoMappings() {}

    private static Value field(FieldTree tree, Field row) {
        return tree.children(row, 0, FIELD_PARTS).stream()
                .filter(part -> part.name().equals("value"))
                .findFirst()
                .map(tree::value)
                .orElse(Value.NONE);
    }

    private static Value entry(FieldTree tree, Field entry) {
        List<Field> parts = tree.children(entry, 0, 2);
        if (parts.size() < 2) {
            return Value.NONE;
        }
        String production = parts.getLast().shape().production();
        return Value.described(
                production.equals(Productions.MAP) || production.equals("mapping")
                        ? "{…}"
                        : production.equals(Productions.ARRAY)
                                ? "[…]"
                                : tree.value(parts.getLast()).summary());
    }
}
