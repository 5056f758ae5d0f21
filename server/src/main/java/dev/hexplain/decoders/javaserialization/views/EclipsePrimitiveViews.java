package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.decoders.javaserialization.blocks.EclipsePrimitives;
import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** Eclipse Collections of primitives: lists, sets, stacks, bags, and maps whose keys or values are primitives. */
final class EclipsePrimitiveViews {
    private static final int MOST = 1 << 16;

    /** How a primitive is read from a block. */
    private static final Map<String, Primitive> PRIMITIVES = Map.of(
            "Boolean", new Primitive("boolean", 1, ScalarKind.BOOLEAN, in -> in.u1() != 0),
            "Byte", new Primitive("byte", 1, ScalarKind.INTEGER, Cursor::s1),
            "Char", new Primitive("char", Character.BYTES, ScalarKind.TEXT, in -> (char) in.u2()),
            "Double", new Primitive("double", Double.BYTES, ScalarKind.FLOAT, in -> Double.longBitsToDouble(in.s8())),
            "Float", new Primitive("float", Float.BYTES, ScalarKind.FLOAT, in -> Float.intBitsToFloat(in.s4())),
            "Int", new Primitive("int", Integer.BYTES, ScalarKind.INTEGER, Cursor::s4),
            "Long", new Primitive("long", Long.BYTES, ScalarKind.INTEGER, Cursor::s8),
            "Short", new Primitive("short", Short.BYTES, ScalarKind.INTEGER, in -> (short) in.u2()));

    private record Primitive(String name, int bytes, ScalarKind kind, Function<Cursor, Object> read) {
        LogicalValue value(Field field, Cursor in) {
            return LogicalValue.Scalar.of(field, name, kind, read.apply(in).toString());
        }
    }

    static final Map<String, JavaView> VIEWS = views();

    private EclipsePrimitiveViews() {}

    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>();
        EclipsePrimitives.byClass().forEach((name, written) -> views.put(name, view(written)));
        for (String type : PRIMITIVES.keySet()) {
            String immutable = ".immutable.primitive.Immutable" + type;
            JavaView items = type.equals("Byte") ? FieldForms.content("items") : FieldForms.delegate("items");
            views.put(EclipsePrimitives.PACKAGE + "list" + immutable + "ArrayList", items);
            for (String kind : List.of("List", "Set", "Stack")) {
                views.put(
                        EclipsePrimitives.PACKAGE + kind.toLowerCase(Locale.ROOT) + immutable + "Singleton" + kind,
                        FieldForms.elements("element1"));
            }
            for (String value : PRIMITIVES.keySet()) {
                views.put(
                        EclipsePrimitives.PACKAGE + "map" + immutable + value + "SingletonMap",
                        FieldForms.entry("key1", "value1"));
            }
        }
        return Map.copyOf(views);
    }

    private static Primitive primitive(String type) {
        return Objects.requireNonNull(PRIMITIVES.get(type));
    }

    private static JavaView view(EclipsePrimitives written) {
        return switch (written.kind()) {
            case ELEMENTS -> elements(primitive(written.key()));
            case COUNTED -> pairs(primitive(written.key()), primitive("Int"));
            case PAIRS -> pairs(primitive(written.key()), primitive(written.value()));
            case OBJECTS_BY_KEY -> objectsByKey(primitive(written.key()));
            case KEYS_OF_OBJECTS -> keysOfObjects(primitive(written.value()));
        };
    }

    /** i(n), and so many bytes for each. */
    private static int count(Cursor in, int bytes) throws MisfitException {
        int count = in.s4();
        if (count < 0 || count > MOST || in.remaining() != (long) count * bytes) {
            throw new MisfitException("up to %d values of %d bytes were expected, and %d bytes were found"
                    .formatted(MOST, bytes, in.remaining()));
        }
        return count;
    }

    /** F{} i(n) primitives×n. */
    private static JavaView elements(Primitive type) {
        return (object, written) -> {
            Cursor in = written.contents().blocks(0);
            List<LogicalValue> elements = new ArrayList<>();
            for (int left = count(in, type.bytes); left > 0; left--) {
                elements.add(type.value(written.field(), in));
            }
            return new LogicalValue.Sequence(object.field(), object.className(), Paged.of(elements));
        };
    }

    /** F{} i(n) (primitive primitive)×n. */
    private static JavaView pairs(Primitive key, Primitive value) {
        return (object, written) -> {
            Cursor in = written.contents().blocks(0);
            List<LogicalValue.Entry> entries = new ArrayList<>();
            for (int left = count(in, key.bytes + value.bytes); left > 0; left--) {
                LogicalValue first = key.value(written.field(), in);
                entries.add(new LogicalValue.Entry(first, value.value(written.field(), in)));
            }
            return new LogicalValue.Mapping(object.field(), object.className(), Paged.of(entries));
        };
    }

    /** F{} i(n) (primitive o)×n: the count and the first key are one block. */
    private static JavaView objectsByKey(Primitive key) {
        return (object, written) -> {
            Contents contents = written.contents();
            int count = contents.block(0, Integer.BYTES).s4();
            require(contents, count, Math.max(1, 2L * count));
            return new LogicalValue.Mapping(
                    object.field(),
                    object.className(),
                    new AlternatingEntries(contents, 0, count, true, (at, block, inBlock) -> {
                        inBlock.skip(at == 0 ? Integer.BYTES : 0);
                        return key.value(block.field(), inBlock);
                    }));
        };
    }

    /** F{} i(n) (o primitive)×n. */
    private static JavaView keysOfObjects(Primitive value) {
        return (object, written) -> {
            Contents contents = written.contents();
            int count = contents.block(0, Integer.BYTES).s4();
            require(contents, count, 1 + 2L * count);
            return new LogicalValue.Mapping(
                    object.field(),
                    object.className(),
                    new AlternatingEntries(
                            contents, 1, count, false, (_, block, inBlock) -> value.value(block.field(), inBlock)));
        };
    }

    private static void require(Contents contents, int count, long expected) throws MisfitException {
        if (count < 0 || contents.count() != expected) {
            throw new MisfitException("%d keys and values were expected".formatted(count));
        }
    }
}
