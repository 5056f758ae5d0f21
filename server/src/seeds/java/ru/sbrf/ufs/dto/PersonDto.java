package ru.sbrf.ufs.dto;

import java.io.Serializable;

/** The class in the example of "Java serialization: maximum speed without a rigid data structure". */
public class PersonDto implements Serializable {
    private static final long serialVersionUID = 1L;

    private String firstName;
    private String lastName;

    /** For codecs that create the object first. */
    public PersonDto() {
        this("", "");
    }

    public PersonDto(String firstName, String lastName) {
        this.firstName = firstName;
        this.lastName = lastName;
    }

    public String getFirstName() {
        return firstName;
    }

    public void setFirstName(String name) {
        firstName = name;
    }

    public String getLastName() {
        return lastName;
    }

    public void setLastName(String name) {
        lastName = name;
    }
}
