package dev.hexplain.decode.objects;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.TypeRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers types: those known in advance are negative, those named in the bytes are the offset of their name, so that a
 * tree has the same numbers when it is opened again.
 */
public final class TypeNumbers {
    private final List<TypeRef> known = new ArrayList<>(List.of(TypeRef.OBJECT));
    private final Map<String, Integer> places = new HashMap<>();
    private final NameReader reader;

    /** Reads a class name in a source. */
    @FunctionalInterface
    public interface NameReader {
        String nameAt(Source source, long offset);
    }

    /** @param more types that the format knows, in an order that never changes */
    public TypeNumbers(ClassList classes, List<TypeRef> more, NameReader reader) {
        this.reader = reader;
        more.forEach(this::add);
        classes.registrations().forEach(each -> add(each.type()));
        classes.types().forEach(type -> {
            add(TypeRef.of(type.name()));
            if (type instanceof ClassDecl declared) {
                declared.fields().forEach(field -> add(field.type()));
                declared.superclass().ifPresent(this::add);
            }
        });
    }

    /** Adds a type and arrays of it, which generic arrays may be. */
    private void add(TypeRef type) {
        type.arguments().forEach(this::add);
        TypeRef raw = new TypeRef(type.name(), List.of(), type.dimensions() + 1);
        while (raw.isArray()) {
            put(raw);
            raw = raw.component();
        }
        put(raw);
    }

    private void put(TypeRef raw) {
        if (places.putIfAbsent(raw.binaryName(), known.size()) == null) {
            known.add(raw);
        }
    }

    /** The number of a type known in advance. */
    public long code(TypeRef type) {
        return -1L - places.getOrDefault(type.binaryName(), 0);
    }

    /** The type with a number; 0 is no type, shown as any object. */
    public TypeRef type(Source source, long code) {
        if (code == 0) {
            return TypeRef.OBJECT;
        }
        return code < 0 ? known.get((int) (-1 - code)) : TypeRef.ofBinary(reader.nameAt(source, code));
    }
}
