package dev.hexplain.api;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes the items of a list by column instead of one object each: names are written once, and so are texts that repeat.
 * Components of a record inside an item are columns as well: {@code value.actual}. Columns in which no item has
 * anything are left out. Each is written in one of five ways: {@code all}, {@code each}, {@code steps}, {@code of} and
 * {@code at}, or {@code prefixLengths} and {@code suffixes} (incremental encoding: names of neighbours begin alike).
 */
final class ColumnsWriter {
    /** The components of a record class. */
    private static final ClassValue<List<Component>> COMPONENTS = new ClassValue<>() {
        @Override
        protected List<Component> computeValue(Class<?> type) {
            return Stream.of(type.getRecordComponents())
                    .map(component -> new Component(component.getName(), component.getType(), accessor(component)))
                    .toList();
        }
    };

    private static final ClassValue<List<Part>> PARTS = new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> type) {
            List<Part> parts = new ArrayList<>();
            addParts(type, "", List.of(), parts);
            return parts;
        }
    };

    private record Component(String name, Class<?> type, Function<Object, @Nullable Object> accessor) {}

    /** A column's name, and the accessors that lead to its values. */
    private record Part(String name, List<Function<Object, @Nullable Object>> way) {
        @Nullable Object of(Object item) {
            Object at = item;
            for (Function<Object, @Nullable Object> accessor : way) {
                if (at == null) {
                    return null;
                }
                at = accessor.apply(at);
            }
            return at;
        }
    }

    /** Characters of a short number, and the comma behind it. */
    private static final int NUMBER = 3;

    private final List<?> items;
    private final JsonGenerator to;
    /** Of the column that is being written. */
    private final @Nullable Object[] values;

    private final int[] at;
    private final int[] firsts;
    /** One more than the number of a value among those that differ, by hash; 0 where there is none. */
    private final int[] table;

    private ColumnsWriter(List<?> items, JsonGenerator to) {
        this.items = items;
        this.to = to;
        this.values = new Object[items.size()];
        this.at = new int[items.size()];
        this.firsts = new int[items.size() / 2 + 1];
        this.table = new int[Integer.highestOneBit(items.size() + 1) * 4];
    }

    /** Writes a view whose {@code items}, if it has some, are columns. */
    static void write(Object view, JsonGenerator to) throws IOException {
        if (!(view instanceof Record record)) {
            to.writePOJO(view);
            return;
        }
        to.writeStartObject();
        for (Component component : COMPONENTS.get(record.getClass())) {
            Object value = component.accessor().apply(record);
            if (value != null) {
                to.writeFieldName(component.name());
                if (component.name().equals("items")) {
                    new ColumnsWriter((List<?>) value, to).write();
                } else {
                    to.writePOJO(value);
                }
            }
        }
        to.writeEndObject();
    }

    private void write() throws IOException {
        to.writeStartObject();
        to.writeNumberField("count", items.size());
        to.writeObjectFieldStart("columns");
        if (!items.isEmpty()) {
            for (Part part : PARTS.get(items.getFirst().getClass())) {
                writeColumn(part);
            }
        }
        to.writeEndObject();
        to.writeEndObject();
    }

    private static void addParts(
            Class<?> type, String prefix, List<Function<Object, @Nullable Object>> way, List<Part> to) {
        for (Component component : COMPONENTS.get(type)) {
            List<Function<Object, @Nullable Object>> longer = new ArrayList<>(way);
            longer.add(component.accessor());
            String name = prefix + component.name();
            if (component.type().isRecord()) {
                addParts(component.type(), name + ".", longer, to);
            } else {
                to.add(new Part(name, longer));
            }
        }
    }

    private void writeColumn(Part part) throws IOException {
        boolean numbers = true;
        boolean same = true;
        for (int i = 0; i < values.length; i++) {
            Object value = part.of(items.get(i));
            values[i] = value;
            numbers = numbers && (value instanceof Long || value instanceof Integer);
            same = same && Objects.equals(value, values[0]);
        }
        if (same && values[0] == null) {
            return;
        }
        to.writeObjectFieldStart(part.name());
        if (same) {
            to.writeFieldName("all");
            writeValue(values[0]);
        } else if (numbers) {
            writeSteps();
        } else {
            writeTexts();
        }
        to.writeEndObject();
    }

    private void writeSteps() throws IOException {
        to.writeArrayFieldStart("steps");
        long before = 0;
        for (Object value : values) {
            long number = value instanceof Number known ? known.longValue() : before;
            to.writeNumber(number - before);
            before = number;
        }
        to.writeEndArray();
    }

    /** Those that differ and their places, if at most half do; what follows the prefixes, if these are long; or each. */
    private void writeTexts() throws IOException {
        int different = findDifferent();
        if (different <= values.length / 2) {
            writeDifferent(different);
        } else if (findPrefixes()) {
            writeSuffixes();
        } else {
            writeEach();
        }
    }

    private void writeDifferent(int different) throws IOException {
        to.writeArrayFieldStart("of");
        for (int i = 0; i < different; i++) {
            writeValue(values[firsts[i]]);
        }
        to.writeEndArray();
        writeNumbers("at");
    }

    private void writeSuffixes() throws IOException {
        writeNumbers("prefixLengths");
        to.writeArrayFieldStart("suffixes");
        for (int i = 0; i < values.length; i++) {
            to.writeString(((String) values[i]).substring(at[i]));
        }
        to.writeEndArray();
    }

    private void writeEach() throws IOException {
        to.writeArrayFieldStart("each");
        for (Object value : values) {
            writeValue(value);
        }
        to.writeEndArray();
    }

    private void writeNumbers(String name) throws IOException {
        to.writeArrayFieldStart(name);
        for (int number : at) {
            to.writeNumber(number);
        }
        to.writeEndArray();
    }

    /**
     * Finds with how many characters of the text before it each begins: {@code at} has them. Whether all are texts, and
     * have more in common than the numbers take.
     */
    private boolean findPrefixes() {
        String before = "";
        long prefixes = 0;
        for (int i = 0; i < values.length; i++) {
            if (!(values[i] instanceof String text)) {
                return false;
            }
            at[i] = commonPrefix(before, text);
            prefixes += at[i];
            before = text;
        }
        return prefixes > (long) NUMBER * values.length;
    }

    /** Ends before a surrogate: readers count characters, however they hold them. */
    private static int commonPrefix(String one, String other) {
        int most = Math.min(one.length(), other.length());
        int length = 0;
        while (length < most
                && one.charAt(length) == other.charAt(length)
                && !Character.isSurrogate(one.charAt(length))) {
            length++;
        }
        return length;
    }

    /**
     * Finds those that differ from all before them, by a table of hashes: {@code firsts} are their places, and {@code at}
     * has of each value its number among them. Ends where more than half differ; returns how many do.
     */
    private int findDifferent() {
        Arrays.fill(table, 0);
        int different = 0;
        for (int i = 0; i < values.length && different <= values.length / 2; i++) {
            int hash = Objects.hashCode(values[i]);
            int slot = (hash ^ (hash >>> 16)) & (table.length - 1);
            while (table[slot] != 0 && !Objects.equals(values[firsts[table[slot] - 1]], values[i])) {
                slot = (slot + 1) & (table.length - 1);
            }
            if (table[slot] == 0) {
                firsts[different++] = i;
                table[slot] = different;
            }
            at[i] = table[slot] - 1;
        }
        return different;
    }

    private void writeValue(@Nullable Object value) throws IOException {
        switch (value) {
            case null -> to.writeNull();
            case String text -> to.writeString(text);
            case Object other -> to.writePOJO(other);
        }
    }

    /** An accessor that is called a thousand times an answer: reflection would be most of the answer's time. */
    @SuppressWarnings("unchecked") // the factory makes what it is asked for
    private static Function<Object, @Nullable Object> accessor(RecordComponent component) {
        try {
            MethodHandles.Lookup lookup =
                    MethodHandles.privateLookupIn(component.getDeclaringRecord(), MethodHandles.lookup());
            MethodHandle accessor = lookup.unreflect(component.getAccessor());
            return (Function<Object, @Nullable Object>) LambdaMetafactory.metafactory(
                            lookup,
                            "apply",
                            MethodType.methodType(Function.class),
                            MethodType.methodType(Object.class, Object.class),
                            accessor,
                            accessor.type().wrap())
                    .getTarget()
                    .invoke();
        } catch (Throwable e) { // a handle declares any
            throw new IllegalStateException(e);
        }
    }
}
