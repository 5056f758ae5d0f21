package dev.hexplain.ksy.query;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.Role;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The elements of a repeated attribute in a tree, as a list read page by page. */
final class TreeList extends AbstractList<@Nullable Object> implements RandomAccess {
    private static final int PAGE = 64;
    private static final int UNKNOWN = -1;

    private final AttributeValues values;
    private final Field array;
    private int size = UNKNOWN;
    private List<Field> page = List.of();
    private int pageStart;

    TreeList(AttributeValues values, Field array) {
        this.values = values;
        this.array = array;
    }

    /** The number of elements, without the trailing unparsed bytes of an array that broke off. */
    private long count() {
        long children = values.holder().tree().childCount(array);
        List<Field> last = children == 0 ? List.of() : values.holder().tree().children(array, children - 1, 1);
        boolean broken = !last.isEmpty() && last.getFirst().role() == Role.UNPARSED;
        return broken ? children - 1 : children;
    }

    Field array() {
        return array;
    }

    @Override
    public @Nullable Object get(int index) {
        Field field = field(index);
        return values.holder().asking().deeper(() -> values.element(field, index));
    }

    /** The field of an element. */
    Field field(int index) {
        Objects.checkIndex(index, size());
        if (index < pageStart || index >= pageStart + page.size()) {
            pageStart = index - index % PAGE;
            page = values.holder().tree().children(array, pageStart, PAGE);
        }
        return page.get(index - pageStart);
    }

    /** The value of one of the elements. */
    @Nullable Object valueOf(Field element) {
        boolean broken = element.role() == Role.UNPARSED || element.index() < 0;
        return broken ? null : values.element(element, element.index());
    }

    /** Counted on demand: there may be many, and often only one of them is used. */
    @Override
    public int size() {
        if (size == UNKNOWN) {
            size = (int) Math.min(Integer.MAX_VALUE, count());
        }
        return size;
    }
}
