package data.media;

import java.io.Serializable;

/** A picture of a {@link MediaContent}. */
public class Image implements Serializable {
    private static final long serialVersionUID = 1L;

    /** How large it is. */
    public enum Size {
        SMALL,
        LARGE
    }

    public String uri;
    public String title;
    public int width;
    public int height;
    public Size size = Size.SMALL;
}
