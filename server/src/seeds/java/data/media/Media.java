package data.media;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** The film of a {@link MediaContent}. */
public class Media implements Serializable {
    private static final long serialVersionUID = 1L;

    /** What plays it. */
    public enum Player {
        JAVA,
        FLASH
    }

    public String uri;
    public String title;
    public int width;
    public int height;
    public String format;
    public long duration;
    public long size;
    public int bitrate;
    public boolean hasBitrate;
    public List<String> persons = new ArrayList<>();
    public Player player = Player.JAVA;
    public String copyright;
}
