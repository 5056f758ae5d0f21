package data.media;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** The object that the benchmarks of jvm-serializers encode: its names and fields, without its methods. */
public class MediaContent implements Serializable {
    private static final long serialVersionUID = 1L;

    public Media media = new Media();
    public List<Image> images = new ArrayList<>();
}
