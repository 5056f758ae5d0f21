package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The name of a member, where its bytes are those of its text. */
record MemberName(FieldTree tree, LogicalValue.Structure object, String path, long index) {
    private static final int MOST = 4096;
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    /** Gives the member another name of as many bytes, which none has, in a copy of bytes from an offset on. */
    void rename(byte[] copy, long offset) {
        Optional<Field> field = new ValueLocation.NameOf(path, index).in(tree).map(LogicalValue::field);
        byte[] name = object.members().page(index, 1).getFirst().name().getBytes(StandardCharsets.UTF_8);
        byte[] other = unused(name.length);
        if (field.isPresent() && other.length > 0) {
            int from = (int) Math.max(0, field.get().offset() - offset);
            int end = (int) Math.min(copy.length, field.get().end() - offset);
            for (int at = from; at + name.length <= end; at++) {
                if (Arrays.equals(copy, at, at + name.length, name, 0, name.length)) {
                    System.arraycopy(other, 0, copy, at, name.length);
                    return;
                }
            }
        }
    }

    /** Nothing where all such names are there. */
    private byte[] unused(int length) {
        Set<String> names = new HashSet<>();
        object.members().page(0, MOST).forEach(member -> names.add(member.name()));
        return LETTERS.chars()
                .mapToObj(letter -> Character.toString(letter).repeat(length))
                .filter(name -> !names.contains(name))
                .findFirst()
                .orElse("")
                .getBytes(StandardCharsets.US_ASCII);
    }
}
