package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.expr.ExpressionParser;
import dev.hexplain.ksy.model.Doc;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An object made up for a test, which expressions are evaluated on. */
public final class Subject implements StructValue, Scope {
    public static final Location NOWHERE = new Location("test.ksy", 1, 1, "/");

    private final TypeSpec type;
    private final Map<String, @Nullable Object> fields = new HashMap<>();
    private @Nullable Object item;
    private long index;
    private @Nullable Object on;

    public Subject(TypeSpec type) {
        this.type = type;
    }

    /** Of a type that has an enum, {@code animal}, with a {@code cat} and a {@code dog}. */
    public static Subject withAnimals() {
        return new Subject(
                new TypeSpec.Builder("zoo", null, NOWHERE).add(animals()).type());
    }

    public static EnumSpec animals() {
        Map<Long, EnumSpec.Member> members = new LinkedHashMap<>();
        members.put(4L, new EnumSpec.Member("dog", 4, Doc.NONE, NOWHERE));
        members.put(7L, new EnumSpec.Member("cat", 7, Doc.NONE, NOWHERE));
        return new EnumSpec("animal", members, NOWHERE);
    }

    public Subject with(String name, @Nullable Object value) {
        fields.put(name, value);
        return this;
    }

    Subject at(long index, @Nullable Object item, @Nullable Object on) {
        this.index = index;
        this.item = item;
        this.on = on;
        return this;
    }

    public @Nullable Object value(String expression) {
        return compile(expression).value(this);
    }

    public Eval compile(String expression) {
        return new Evals(NameEvals.BY_TEXT).compile(ExpressionParser.parse(expression), type);
    }

    @Override
    public TypeSpec type() {
        return type;
    }

    @Override
    public @Nullable Object get(String name) {
        if (!fields.containsKey(name)) {
            throw new EvalException(EvalException.Kind.UNKNOWN_NAME, "no field " + name);
        }
        return fields.get(name);
    }

    @Override
    public StructValue self() {
        return this;
    }

    @Override
    public @Nullable Object item() {
        return item;
    }

    @Override
    public long index() {
        return index;
    }

    @Override
    public @Nullable Object on() {
        return on;
    }

    /** A stream that stands at a place. */
    public record Stream(long size, long position) implements StreamValue {
        @Override
        public boolean atEnd() {
            return position >= size;
        }
    }

    static List<Object> list(Object... values) {
        return List.of(values);
    }
}
