package dev.hexplain.edit;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Walk;
import java.io.IOException;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A class of a Java stream under another name, wherever the stream has it (descriptors, types of fields, arrays, interfaces
 * of proxies), or with another serialVersionUID.
 */
public final class ClassRename {
    private static final int LONGEST_NAME = 0xFFFF;

    private final FieldTree tree;
    private final String name;
    private final String newName;
    private final List<Replacement> replaced = new ArrayList<>();

    private ClassRename(FieldTree tree, String name, String newName) {
        this.tree = tree;
        this.name = name;
        this.newName = newName;
    }

    /**
     * What has to be replaced.
     *
     * @param newName the same where it stays
     * @param uid the new serialVersionUID; empty where it stays
     * @throws EditRefused where the stream has no such class, or something else would change
     */
    public static Patch of(FieldTree tree, String name, String newName, Optional<Long> uid, ValueEdit.Decoding decoding)
            throws EditRefused, IOException {
        EditLimits.requireAllFields(tree, decoding);
        ClassRename rename = new ClassRename(tree, name, newName);
        rename.search(uid);
        if (rename.replaced.isEmpty()) {
            throw new EditRefused("The dump describes no class `%s`.".formatted(name));
        }
        return EditCheck.required(
                tree, Patch.of(rename.replaced), decoding, "`%s` cannot become `%s`".formatted(name, newName));
    }

    private void search(Optional<Long> uid) throws EditRefused {
        Walk walk = new Walk(tree);
        while (walk.next()) {
            Field field = walk.field();
            boolean isName = field.role() == Role.TYPE && field.source() == 0 && field.length() <= LONGEST_NAME;
            if (isName && ValueTarget.isLeaf(walk)) {
                String type = new String(tree.source().copy(field.offset(), (int) field.length()), UTF_8);
                Optional<String> next = renamed(type);
                if (next.isPresent()) {
                    rename(field, next.get());
                }
                if (type.equals(name) && uid.isPresent()) {
                    setUid(field, uid.get());
                }
            }
        }
    }

    /** What takes the place of the name of the class, or of a type of it: {@code [Lcom.acme.Order;}. */
    private Optional<String> renamed(String type) {
        if (newName.equals(name)) {
            return Optional.empty();
        }
        String element = type.replaceFirst("^\\[*", "");
        String dimensions = type.substring(0, type.length() - element.length());
        return Stream.<UnaryOperator<String>>of(
                        each -> each, each -> "L" + each + ";", each -> "L" + each.replace('.', '/') + ";")
                .filter(form -> form.apply(name).equals(element))
                .map(form -> dimensions + form.apply(newName))
                .findFirst();
    }

    /** With the length before it. */
    private void rename(Field text, String next) throws EditRefused {
        byte[] bytes = TextForms.modified(next);
        Field length = tree.parent(text.id())
                .flatMap(around -> tree.child(around, "length"))
                .filter(each -> each.length() == Short.BYTES && bytes.length <= LONGEST_NAME)
                .orElseThrow(() -> new EditRefused("The name at 0x%X cannot have %,d bytes: its length has two."
                        .formatted(text.offset(), bytes.length)));
        replaced.add(fixed(length, bytes.length));
        replaced.add(new Replacement(text.offset(), text.length(), bytes));
    }

    /** The serialVersionUID beside the name. */
    private void setUid(Field text, long uid) {
        tree.parent(text.id())
                .flatMap(around -> tree.parent(around.id()))
                .flatMap(description -> tree.child(description, "serialVersionUID"))
                .ifPresent(field -> replaced.add(fixed(field, uid)));
    }

    private static Replacement fixed(Field field, long value) {
        byte[] bytes = NumberForms.fixed(value, (int) field.length(), ByteOrder.BIG_ENDIAN);
        return new Replacement(field.offset(), field.length(), bytes);
    }
}
