package dev.hexplain.testing;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Java serialization streams of at most 10 KB that say as much as possible with every byte. */
public final class HostileStreams {
    private static final int SIZE = 10_000;
    private static final int FIRST_HANDLE = 0x7E0000;
    private static final int SERIALIZABLE = 2;

    private interface Writing {
        void to(DataOutputStream out) throws IOException;
    }

    private HostileStreams() {}

    /** Them all, by what they are. */
    public static Map<String, byte[]> java() {
        Map<String, byte[]> streams = new LinkedHashMap<>();
        streams.put("2000 fields", manyFields(2_000));
        streams.put("50 superclasses, many objects", superclasses(50));
        streams.put("400 superclasses, many objects", superclasses(400));
        streams.put("references to a long type", longType());
        streams.put("objects in a field with a long name", nestedObjects("a", "n".repeat(5_000)));
        streams.put("objects of a class with a long name", nestedObjects("a.".repeat(2_500), "n"));
        streams.put("descriptors in the annotations of others", repeated(HostileStreams::annotatedDescriptor));
        streams.put("resets", repeated(out -> out.writeByte(0x79)));
        streams.put("empty blocks", repeated(out -> out.writeShort(0x7700)));
        streams.put("lists that share lists", serialized(sharedLists()));
        streams.put("maps that share maps", serialized(sharedMaps()));
        streams.put("arrays that share arrays", serialized(sharedArrays()));
        streams.put("lists in lists", serialized(deepLists()));
        streams.put("numbers of a billion digits", serialized(new BigDecimal[] {
            new BigDecimal("1e999999999"), new BigDecimal("1e-999999999"), new BigDecimal("7e999999998")
        }));
        streams.put("two billion copies", serialized(Collections.nCopies(2_000_000_000, "x".repeat(90))));
        return streams;
    }

    /** An object whose class has so many fields. */
    public static byte[] manyFields(int count) {
        return stream(out -> {
            out.writeByte(0x73);
            descriptor(out, "a", SERIALIZABLE, count);
            for (int field = 0; field < count; field++) {
                out.writeByte('B');
                out.writeUTF("b");
            }
            out.writeShort(0x7870);
            out.write(new byte[count]);
        });
    }

    private static byte[] superclasses(int depth) {
        return stream(out -> {
            out.writeByte(0x73);
            for (int above = 0; above < depth; above++) {
                descriptor(out, "a", SERIALIZABLE, 0);
                out.writeByte(0x78);
            }
            out.writeByte(0x70);
            fill(out, HostileStreams::objectOfFirstClass);
        });
    }

    private static byte[] longType() {
        return stream(out -> {
            out.writeByte(0x73);
            descriptor(out, "a", SERIALIZABLE, 600);
            for (int field = 0; field < 600; field++) {
                out.writeByte('L');
                out.writeUTF("b");
                if (field == 0) {
                    out.writeByte(0x74);
                    out.writeUTF("L" + "x".repeat(4_000) + ";");
                } else {
                    out.writeByte(0x71);
                    out.writeInt(FIRST_HANDLE + 1);
                }
            }
            out.writeShort(0x7870);
            fill(out, nothing -> nothing.writeByte(0x70));
        });
    }

    private static byte[] nestedObjects(String className, String fieldName) {
        return stream(out -> {
            out.writeByte(0x73);
            descriptor(out, className, SERIALIZABLE, 1);
            out.writeByte('L');
            out.writeUTF(fieldName);
            out.writeByte(0x74);
            out.writeUTF("La;");
            out.writeShort(0x7870);
            fill(out, HostileStreams::objectOfFirstClass);
        });
    }

    private static void objectOfFirstClass(DataOutputStream out) throws IOException {
        out.writeShort(0x7371);
        out.writeInt(FIRST_HANDLE);
    }

    private static void annotatedDescriptor(DataOutputStream out) throws IOException {
        out.writeByte(0x73);
        descriptor(out, "a", 1 | SERIALIZABLE, 0);
    }

    private static Object sharedLists() {
        Object list = List.of(1);
        for (int around = 0; around < 60; around++) {
            list = new ArrayList<>(List.of(list, list));
        }
        return list;
    }

    private static Object sharedMaps() {
        Map<String, Object> map = new HashMap<>(Map.of("a", 1));
        for (int around = 0; around < 24; around++) {
            Map<String, Object> outer = new HashMap<>();
            outer.put("x", map);
            outer.put("y", map);
            map = outer;
        }
        return map;
    }

    private static Object sharedArrays() {
        Object array = new Object[] {1};
        for (int around = 0; around < 60; around++) {
            array = new Object[] {array, array, array};
        }
        return array;
    }

    private static Object deepLists() {
        Object list = 1;
        for (int around = 0; around < 300; around++) {
            list = new ArrayList<>(Collections.singletonList(list));
        }
        return list;
    }

    private static void descriptor(DataOutputStream out, String name, int flags, int fields) throws IOException {
        out.writeByte(0x72);
        out.writeUTF(name);
        out.writeLong(1);
        out.writeByte(flags);
        out.writeShort(fields);
    }

    private static byte[] repeated(Writing part) {
        return stream(out -> fill(out, part));
    }

    private static void fill(DataOutputStream out, Writing part) throws IOException {
        while (out.size() < SIZE - 100) {
            part.to(out);
        }
    }

    private static byte[] stream(Writing writing) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(0xACED0005);
            writing.to(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static byte[] serialized(Object object) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
