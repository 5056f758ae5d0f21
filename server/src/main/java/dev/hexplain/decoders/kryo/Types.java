package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.tree.ModifiedUtf8;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Types as numbers: those known before anything is read are negative, and those that the bytes name are the offset of
 * that name. So a tree that is opened again has the same.
 */
final class Types {
    private static final int MAX_NAME = 4000;
    private static final int MAX_CHARACTER = 3;

    private final List<TypeRef> known = new ArrayList<>(List.of(TypeRef.OBJECT));
    private final Map<String, Integer> places = new HashMap<>();

    Types(ClassList classes, List<TypeRef> more) {
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

    /** Also arrays of it, which generic arrays may be. */
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

    /** The number of a type that is known beforehand. */
    long code(TypeRef type) {
        return -1L - places.getOrDefault(new TypeRef(type.name(), List.of(), type.dimensions()).binaryName(), 0);
    }

    TypeRef type(Source source, long code) {
        return code < 0 ? known.get((int) (-1 - code)) : TypeRef.ofBinary(nameAt(source, code));
    }

    /** A text as {@code writeAscii} or {@code writeString} wrote it. */
    static String nameAt(Source source, long at) {
        long left = source.length() - at;
        if (left <= 0) {
            return "";
        }
        if (Varints.flag(source.u1(at))) {
            long length = 1;
            while (length < Math.min(left, Varints.MAX_INT) && source.u1(at + length - 1) >= (length == 1 ? 0xC0 : 0x80)) {
                length++;
            }
            int characters = Math.min(MAX_NAME, Varints.flaggedValue(source, at, length) - 1);
            byte[] bytes = source.copy(
                    at + length, (int) Math.clamp((long) characters * MAX_CHARACTER, 0, left - length));
            String text = ModifiedUtf8.decode(bytes);
            return text.substring(0, Math.clamp(characters, 0, text.length()));
        }
        long end = at;
        while (end < at + Math.min(left, MAX_NAME) - 1 && source.u1(end) < 0x80) {
            end++;
        }
        return Leaves.ascii(source, at, end + 1 - at);
    }
}
