package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.kryo.KryoMembers.Member;
import dev.hexplain.decoders.kryo.KryoSerializer.Part;
import dev.hexplain.decoders.kryo.KryoSerializer.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds a class's members by what is in the bytes: names, which {@code CompatibleFieldSerializer} writes before the
 * first object of a class in a graph, or tags, which {@code TaggedFieldSerializer} writes before each value.
 */
final class KryoFieldNames {
    private static final String WHAT = "the fields of a class";

    private final ParseInput in;
    private final KryoMembers members;
    /** The field names of each class in this graph, and their offsets. */
    private final Map<String, List<Named>> known = new HashMap<>();

    private record Named(String name, long at, long end) {}

    KryoFieldNames(ParseInput in, KryoMembers members) {
        this.in = in;
        this.members = members;
    }

    /** Resets the state for the next object graph. */
    void reset() {
        known.clear();
    }

    boolean isKnown(ClassDecl type) {
        return known.containsKey(type.name());
    }

    /** Reads the field names of a class. */
    void read(ClassDecl type, long at) {
        int width = KryoVarints.length(in, at, KryoVarints.MAX_INT, WHAT);
        long count = KryoVarints.value(in.bytes, at, width) & 0xFFFF_FFFFL;
        in.require(at, count, WHAT);
        List<Named> names = new ArrayList<>();
        long end = at + width;
        for (long i = 0; i < count; i++) {
            long next = KryoStringEnds.end(in, end, "the name of a field");
            names.add(new Named(KryoStringEnds.read(in, end, next), end, next));
            end = next;
        }
        known.put(type.name(), names);
    }

    /** The members with these names. */
    List<Part> of(ClassDecl type, List<KryoGenericType> arguments, KryoFieldWriting how) {
        List<Member> left = new ArrayList<>(members.all(type, arguments, how.extendedNames()));
        return known.getOrDefault(type.name(), List.of()).stream()
                .map(each -> part(type, take(left, each.name()), how, each))
                .toList();
    }

    /** The next member of that name; a field hidden by a subclass has the same name twice. */
    private static List<Member> take(List<Member> left, String name) {
        List<Member> found =
                left.stream().filter(each -> each.isCalled(name)).limit(1).toList();
        left.removeAll(found);
        return found;
    }

    private Part part(ClassDecl type, List<Member> found, KryoFieldWriting how, Named named) {
        if (!KryoClassNames.isBinary(named.name())) {
            throw MalformedInput.misread(
                    named.at(),
                    named.end() - named.at(),
                    "No field has such a name",
                    "the fields of " + type.simpleName(),
                    named.name());
        }
        if (found.isEmpty() && !how.wraps()) {
            throw MalformedInput.wrong(
                    named.at(),
                    named.end() - named.at(),
                    "The class list has no such field in " + type.simpleName(),
                    "the class as it was when this was written",
                    "");
        }
        Part part = found.isEmpty()
                ? new Part(KryoNameNumbers.UNKNOWN, new Place.RawText())
                : found.getFirst().part();
        if (!how.wraps()) {
            return part;
        }
        long key = found.isEmpty() ? key(named) : 0;
        Place of = found.isEmpty() ? null : part.place();
        return new Part(part.name(), new Place.Wrapped(new KryoSerializer.Field(part.name(), key, of, false, how)));
    }

    /** The offset of the name, without its length. */
    private long key(Named named) {
        boolean counted = KryoStringEnds.hasLength(in, named.at(), WHAT);
        long from = named.at() + (counted ? KryoVarints.flaggedLength(in, named.at(), WHAT) : 0);
        return KryoEntryNames.key(
                counted ? KryoLeafKinds.CHARS_NAME : KryoLeafKinds.ASCII_NAME, from, named.end() - from);
    }

    /** The field with a tag. */
    KryoSerializer.Field tagged(
            ClassDecl type, List<KryoGenericType> arguments, KryoFieldWriting how, long tag, long at) {
        for (Member member : members.all(type, arguments, how.extendedNames())) {
            if (KryoMembers.number(member.field(), "Tag")
                    .filter(each -> each == tag)
                    .isPresent()) {
                return new KryoSerializer.Field(
                        member.part().name(), 0, member.part().place(), true, how);
            }
        }
        if (!how.wraps()) {
            throw MalformedInput.wrong(
                    at,
                    1,
                    "No field of " + type.simpleName() + " has this tag in the class list",
                    "a field with @Tag(" + tag + ")",
                    Long.toString(tag));
        }
        return new KryoSerializer.Field(KryoNameNumbers.UNKNOWN, 0, null, true, how);
    }
}
