package dev.hexplain.codecs.objects;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.objects.StreamNode.Level;
import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An object of a class of the JDK, or of a class below one, as a stream has it. */
final class JdkInstance {
    private static final int MOST_BYTES = 1 << 20;

    private final ObjectMaker maker;
    private final StreamNode.Instance node;

    JdkInstance(ObjectMaker maker, StreamNode.Instance node) {
        this.maker = maker;
        this.node = node;
    }

    /** Does something when the arrays and lists that are in the object's fields have been filled. */
    void later(ObjectMaker.Step step) {
        maker.later(node, step);
    }

    /** Puts elements into a hash table once they are complete. */
    void insert(Object table, List<? extends @Nullable Object> keys, HashInsertions.Insertion insertion) {
        maker.insertions().add(table, keys, insertion, () -> lose("a key whose hash code takes too long"));
    }

    /** What the object says, by the view of its class. */
    LogicalValue value() {
        return maker.values().of(node.field());
    }

    boolean has(String field) {
        return node.levels().stream().anyMatch(level -> level.named(field).isPresent());
    }

    private Field field(String name) throws UnmakeableException {
        for (Level level : node.levels().reversed()) {
            Field found = level.named(name).orElse(null);
            if (found != null) {
                return found;
            }
        }
        throw new UnmakeableException("a field %s was expected".formatted(name));
    }

    /** A field of a primitive type, boxed. */
    private <T> T primitive(String name, char type, Class<T> boxed) throws UnmakeableException {
        Field field = field(name);
        if (field.length() != StreamPrimitives.size(type)) {
            throw new UnmakeableException("a field %s of another type was expected".formatted(name));
        }
        return boxed.cast(StreamPrimitives.read(maker.sourceOf(field), field.offset(), type));
    }

    boolean truth(String name) throws UnmakeableException {
        return primitive(name, 'Z', Boolean.class);
    }

    byte int8(String name) throws UnmakeableException {
        return primitive(name, 'B', Byte.class);
    }

    short int16(String name) throws UnmakeableException {
        return primitive(name, 'S', Short.class);
    }

    char unit(String name) throws UnmakeableException {
        return primitive(name, 'C', Character.class);
    }

    int int32(String name) throws UnmakeableException {
        return primitive(name, 'I', Integer.class);
    }

    long int64(String name) throws UnmakeableException {
        return primitive(name, 'J', Long.class);
    }

    float float32(String name) throws UnmakeableException {
        return primitive(name, 'F', Float.class);
    }

    double float64(String name) throws UnmakeableException {
        return primitive(name, 'D', Double.class);
    }

    /** The object in a field; null where there is none, or none could be made. */
    @Nullable Object object(String name) throws UnmakeableException {
        return maker.of(field(name));
    }

    /** The same, which must be there and of a class. */
    <T> T object(String name, Class<T> type) throws UnmakeableException {
        Object value = object(name);
        if (!type.isInstance(value)) {
            throw new UnmakeableException("%s is %s here"
                    .formatted(
                            name,
                            value == null ? "null" : "of " + value.getClass().getName()));
        }
        return type.cast(value);
    }

    /** The same, which may be null. */
    <T> @Nullable T nullable(String name, Class<T> type) throws UnmakeableException {
        return object(name) == null ? null : object(name, type);
    }

    private List<Field> written(String className) throws UnmakeableException {
        return node.levels().stream()
                .filter(level -> level.type().name().equals(className))
                .map(Level::written)
                .findFirst()
                .orElseThrow(() -> new UnmakeableException("what %s writes was expected".formatted(className)));
    }

    /** The objects that a class wrote behind its fields. */
    List<@Nullable Object> objects(String className) throws UnmakeableException {
        List<@Nullable Object> objects = new ArrayList<>();
        for (Field each : written(className)) {
            if (!ObjectMaker.isBlock(each)) {
                objects.add(maker.of(each));
            }
        }
        return objects;
    }

    /** The primitive data that a class wrote behind its fields. */
    Cursor data(String className) throws UnmakeableException {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        for (Field each : written(className)) {
            if (ObjectMaker.isBlock(each)) {
                joined.writeBytes(maker.block(each));
            }
            if (joined.size() > MOST_BYTES) {
                throw new UnmakeableException("it wrote more data than its class does");
            }
        }
        return new Cursor(Source.ofBytes("blocks", joined.toByteArray()));
    }

    /** Says that something is not kept. */
    void lose(String what) {
        maker.lose(new MakingLoss.NotKept(maker.path(node.field()), node.type().displayName(), what));
    }
}
