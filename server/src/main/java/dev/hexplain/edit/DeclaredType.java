package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a class of a Java stream says that a member is: the library reads no other value there. */
record DeclaredType(FieldTree tree, TreeValues values) {
    private static final int MOST_FIELDS = 1 << 16;

    /** Types that a string is of. */
    private static final Set<String> OF_STRINGS = Set.of(
            "Ljava/lang/String;",
            "Ljava/lang/Object;",
            "Ljava/lang/CharSequence;",
            "Ljava/lang/Comparable;",
            "Ljava/io/Serializable;");

    /** Whether a text may be at a path; of what is no member of a class, nothing is declared. */
    boolean takesText(String path) {
        List<ValuePath.Step> steps = values.follow(path);
        if (steps.size() < 2) {
            return true;
        }
        LogicalValue around = steps.get(steps.size() - 2).value();
        LogicalValue object = around instanceof LogicalValue.Reference reference ? values.of(reference) : around;
        return values.describing(object).stream()
                .flatMap(description -> tree.child(description, "fields").stream())
                .flatMap(fields -> tree.children(fields, 0, MOST_FIELDS).stream())
                .filter(entry -> tree.child(entry, "fieldName")
                        .flatMap(this::text)
                        .map(ValuePath::member)
                        .filter(steps.getLast().step()::equals)
                        .isPresent())
                .allMatch(entry -> tree.child(entry, "className1")
                        .flatMap(this::signature)
                        .filter(OF_STRINGS::contains)
                        .isPresent());
    }

    private Optional<String> signature(Field written) {
        return values.of(written) instanceof LogicalValue.Reference reference
                ? text(reference.target())
                : text(written);
    }

    /** The characters behind their length. */
    private Optional<String> text(Field of) {
        return tree.child(of, "value")
                .map(value ->
                        new String(tree.source().copy(value.offset(), (int) value.length()), StandardCharsets.UTF_8));
    }
}
