package dev.hexplain.tree;

/**
 * One entry in a layout: a named field and its extent.
 *
 * @param name the name of the field that is in it
 */
public record Slot(String name, Extent extent) {
    /** Names are shown, as those of shapes. */
    public Slot {
        name = Quoted.visible(name);
    }

    public static Slot of(Shape shape) {
        return new Slot(shape.name(), new Extent.Inline(shape));
    }

    public static Slot of(String name, Shape shape) {
        return new Slot(name, new Extent.Inline(shape));
    }

    public static Slot counted(Shape shape, int unit) {
        return counted(shape, unit, 0);
    }

    public static Slot counted(Shape shape, int unit, int plus) {
        return new Slot(shape.name(), new Extent.Counted(shape, unit, plus));
    }

    public static Slot sized(Shape shape, Extent.Sizing sizing) {
        return new Slot(shape.name(), new Extent.Sized(shape, sizing));
    }

    public static Slot between(Shape shape) {
        return new Slot(shape.name(), new Extent.Between(shape));
    }

    public static Slot row(String name) {
        return new Slot(name, new Extent.Row());
    }

    public static Slot tagged(String name, Extent.Variants variants) {
        return scanned(name, variants);
    }

    /** A field whose shape is found from its bytes, where no row starts. */
    public static Slot scanned(String name, Tail.Scan variants) {
        return new Slot(name, new Extent.Tagged(variants));
    }
}
