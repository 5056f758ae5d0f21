package dev.hexplain.decoders.river;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.ShapeMark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a class descriptor says, read from its row when it is asked for. */
final class RiverClassNames {
    private static final int MOST_DIMENSIONS = 255;
    private static final int MOST_FIELDS = 1 << 16;
    private static final int MOST_INTERFACES = 16;
    private static final String UNKNOWN = "unknown class";

    private RiverClassNames() {}

    /**
     * A field as its class descriptor declares it.
     *
     * @param token of its type, one of a primitive type or that of Object
     */
    record Declared(String name, int token) {}

    /** The name of the class that is described at an offset, or that a byte names: see {@link RiverLayout#about}. */
    static String of(FieldTree tree, long classAt) {
        long at = classAt;
        int dimensions = 0;
        while (at > 0 && dimensions < MOST_DIMENSIONS && tree.source().u1(at) == RiverToken.OBJECT_ARRAY_CLASS) {
            at = component(tree, at);
            dimensions++;
        }
        return simple(tree, at) + "[]".repeat(dimensions);
    }

    private static String simple(FieldTree tree, long classAt) {
        if (classAt <= 0) {
            String known = RiverToken.className((int) -classAt);
            return known.isEmpty() ? UNKNOWN : known;
        }
        Source source = tree.source();
        return switch (source.u1(classAt)) {
            case RiverToken.SERIALIZABLE_CLASS, RiverToken.WRITE_OBJECT_CLASS -> name(tree, classAt);
            case RiverToken.PROXY_CLASS -> proxy(tree, classAt);
            case RiverToken.PLAIN_CLASS,
                    RiverToken.EXTERNALIZABLE_CLASS,
                    RiverToken.EXTERNALIZER_CLASS,
                    RiverToken.ENUM_CLASS_OF -> RiverTexts.at(source, classAt + 1);
            default ->
                classAt + 1 < source.length()
                        ? "class %d of the class table".formatted(source.u1(classAt + 1))
                        : UNKNOWN;
        };
    }

    private static String name(FieldTree tree, long classAt) {
        return rows(tree, classAt, 1).stream()
                .findFirst()
                .map(name -> text(tree, name))
                .orElse(UNKNOWN);
    }

    private static String proxy(FieldTree tree, long classAt) {
        List<String> names = rows(tree, classAt, 1 + MOST_INTERFACES).stream()
                .skip(1)
                .map(name -> text(tree, name))
                .toList();
        return "proxy of " + String.join(", ", names);
    }

    /** The component type of an array class. */
    private static long component(FieldTree tree, long classAt) {
        long at = classAt + 1;
        if (at >= tree.source().length()) {
            return 0;
        }
        int token = tree.source().u1(at);
        if (RiverToken.isKnownClass(token)) {
            return -token;
        }
        return rows(tree, classAt, 1).stream()
                .findFirst()
                .map(row -> row.kind() instanceof RiverClassRef(long referred) ? referred : at)
                .orElse(0L);
    }

    /** The text of a name, or of the string that it refers to. */
    private static String text(FieldTree tree, Field name) {
        long target = name.shape().target();
        return RiverTexts.at(tree.source(), target >= 0 ? target : name.offset());
    }

    /** The parts of a class descriptor behind its token. */
    private static List<Field> rows(FieldTree tree, long classAt, int most) {
        Optional<Field> described = tree.storedAt(classAt, ShapeMark.CLASS_DESCRIPTOR);
        return described.map(field -> tree.children(field, 1, most)).orElse(List.of());
    }

    /** The fields that a class descriptor declares. */
    static List<Declared> fields(FieldTree tree, long classAt) {
        if (classAt < 0) {
            return List.of(new Declared("al", RiverToken.OBJECT_CLASS));
        }
        List<Declared> fields = new ArrayList<>();
        for (Field row : rows(tree, classAt, MOST_FIELDS)) {
            if (row.shape().production().equals("fieldDesc")) {
                List<Field> parts = tree.children(row, 0, 2);
                if (parts.size() == 2) {
                    int type = tree.source().u1(parts.get(1).offset());
                    fields.add(new Declared(text(tree, parts.getFirst()), type));
                }
            }
        }
        return fields;
    }

    /** Whether a class adds an annotation to its fields. */
    static boolean isAnnotated(Source source, long classAt) {
        return classAt < 0
                ? classAt == -RiverToken.COPY_ON_WRITE_LIST
                : source.u1(classAt) != RiverToken.SERIALIZABLE_CLASS;
    }

    static boolean hasFields(Source source, long classAt) {
        if (classAt < 0) {
            return classAt == -RiverToken.COPY_ON_WRITE_SET;
        }
        int token = source.u1(classAt);
        return token == RiverToken.SERIALIZABLE_CLASS || token == RiverToken.WRITE_OBJECT_CLASS;
    }
}
