package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decoders.onenio.OneNioClassDescriptor.FieldType;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The classes that a stream has referred to so far: described in it, or from the class list. */
final class OneNioClassTable {
    private static final int MAX_CLASSES = 100_000;
    private static final int UID_BYTES = 8;

    private final Parse parse;
    private final MemorySegment segment;
    private final OneNioKnownClasses listed;
    private final List<Known> classes = new ArrayList<>();
    /** By the handle of the description. */
    private final Map<Integer, Integer> byHandle = new HashMap<>();

    private final Map<Long, Integer> byUid = new HashMap<>();

    OneNioClassTable(Parse parse, MemorySegment segment, OneNioKnownClasses listed) {
        this.parse = parse;
        this.segment = segment;
        this.listed = listed;
    }

    /**
     * A class.
     *
     * @param at the offset of its description, or its index in the list
     * @param shapes by number of fields, for objects that contain their class and for others
     */
    @SuppressWarnings("ArrayRecordComponent") // found by its number, never compared
    record Known(
            OneNioClassDescriptor.Kind kind,
            String name,
            FieldType[] fields,
            long at,
            boolean isListed,
            int[][] shapes) {
        static Known of(OneNioClassDescriptor descriptor, long at, boolean isListed) {
            FieldType[] fields = descriptor.fields().toArray(FieldType[]::new);
            return new Known(
                    descriptor.kind(), descriptor.className(), fields, at, isListed, new int[2][fields.length + 2]);
        }
    }

    Known get(int index) {
        return classes.get(index);
    }

    /** Adds a class whose description is at an offset, and defines its handle; returns its index. */
    int add(long at, long uid) {
        requireRoom(at);
        OneNioClassDescriptor descriptor = OneNioClassDescriptor.at(segment, at);
        int index = classes.size();
        int external = descriptor.kind() == OneNioClassDescriptor.Kind.EXTERNALIZABLE
                ? listed.findExternalizable(descriptor.className())
                : -1;
        classes.add(external < 0 ? Known.of(descriptor, at, false) : Known.of(listed.get(external), external, true));
        byHandle.put(parse.out.handleCount(), index);
        byUid.put(uid, index);
        return index;
    }

    private void requireRoom(long at) {
        if (classes.size() >= MAX_CLASSES) {
            throw MalformedInput.stopped(at, "There are more classes than the limit allows", "at most " + MAX_CLASSES);
        }
    }

    /** The class whose description has a handle. */
    int referredTo(int handle, long at) {
        Integer index = byHandle.get(handle);
        if (index == null) {
            throw MalformedInput.wrong(
                    at,
                    1,
                    "The reference leads to no description of a class",
                    "the number of one",
                    Integer.toString(handle));
        }
        return index;
    }

    /** The class with a class number. */
    int numbered(long uid, long at) {
        Integer index = byUid.get(uid);
        if (index != null) {
            return index;
        }
        int found = listed.find(uid);
        if (found < 0) {
            throw MalformedInput.wrong(
                    at,
                    UID_BYTES,
                    "No class of the class list has this number",
                    "the number of a class with exactly these fields, in this order",
                    "0x%016X".formatted(uid));
        }
        requireRoom(at);
        byUid.put(uid, classes.size());
        classes.add(Known.of(listed.get(found), found, true));
        return classes.size() - 1;
    }

    /** The shape of objects of a class, with so many fields; -1 for all. */
    int shape(int index, boolean embedded, int cut) {
        Known known = classes.get(index);
        int[] shapes = known.shapes()[embedded ? 1 : 0];
        int place = cut < 0 ? known.fields().length + 1 : cut;
        if (shapes[place] == 0) {
            shapes[place] = parse.out.shapeRef(
                    OneNioShapes.shapeRef(ruleOf(known), known.at(), known.isListed(), embedded, cut));
        }
        return shapes[place];
    }

    private static OneNioRule ruleOf(Known known) {
        return switch (known.kind()) {
            case GENERATED, EXTERNALIZABLE -> OneNioRule.OBJECT;
            case ENUM -> OneNioRule.ENUM;
            case TIME -> OneNioRule.TIME;
            case MAP -> OneNioRule.MAP;
            case COLLECTION, ARRAY -> OneNioRule.LIST;
        };
    }
}
