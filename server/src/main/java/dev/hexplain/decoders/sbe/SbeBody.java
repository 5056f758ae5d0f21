package dev.hexplain.decoders.sbe;

import dev.hexplain.tree.ShapeKind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The body of a message or of a group entry: a block of fields, then groups, then variable data.
 *
 * @param logical its name in the encoded object; empty where it adds no step to the logical path
 * @param fields in the order of their offsets
 * @param blockLength bytes of the block, padding at its end included, as this version of the schema has it
 */
record SbeBody(
        String name, String logical, List<SbeMember> fields, int blockLength, List<Group> groups, List<Data> data)
        implements ShapeKind {
    /** The key of an entry of a map. */
    static final String KEY = "key";

    /** What an entry holds that holds one value alone, or the value of a key. */
    static final String VALUE = "value";

    @Override
    public String label() {
        return name;
    }

    /** The member that is the whole of what it says, and has no name in the encoded object; empty where there is none. */
    Optional<String> held() {
        boolean isAlone = fields.size() + groups.size() + data.size() == 1;
        return isAlone
                ? Stream.of(
                                fields.stream()
                                        .filter(field -> field.logical().isEmpty())
                                        .map(SbeMember::name),
                                groups.stream()
                                        .map(Group::body)
                                        .filter(body -> body.logical().isEmpty())
                                        .map(SbeBody::name),
                                data.stream()
                                        .filter(each -> each.logical().isEmpty())
                                        .map(Data::name))
                        .flatMap(names -> names)
                        .findFirst()
                : Optional.empty();
    }

    /** Whether an entry has only a block, so that all entries have one size. */
    boolean isFlat() {
        return groups.isEmpty() && data.isEmpty();
    }

    /** What the entries of a group are in the encoded object. */
    enum Entries {
        /** Elements of a list. */
        LISTED,
        /** The value itself, or none. */
        OPTIONAL,
        /** Keys and values of a map. */
        MAPPED
    }

    /** A repeating group. */
    record Group(SbeBody body, Entries entries, SbeType.Composite dimension, int since, String doc)
            implements ShapeKind {
        @Override
        public String label() {
            return "group";
        }
    }

    /**
     * Variable data: a length, and as many bytes.
     *
     * @param logical as that of a field
     */
    record Data(String name, String logical, SbeType.Composite type, int since, String doc) {
        boolean isText() {
            return type.members().getLast().type() instanceof SbeType.Simple bytes
                    && !bytes.characterEncoding().isEmpty();
        }
    }
}
